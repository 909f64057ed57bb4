import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from './app-error.ts';
import { ConfigError, readMigrationConfig } from './config.ts';
import type { DatabaseOptions } from './database.ts';
import type { RunningService } from './http-app.ts';
import { leave } from './leaving.ts';
import { prepareDatabase } from './migrate.ts';

const endWithinMs = 20_000;
/** Longer than a readiness probe's period, and than the gateway keeps an idle connection to a service. */
const leaveMs = 5_000;
/** Where nobody else takes over: as long as clients that send one request after the other need to hear `Connection: close`. */
const briefLeaveMs = 250;

type Command = (args: string[]) => Promise<string>;

/** Closes one part after the other, each also when one before it has failed. */
export async function closeAll(...parts: { close(): Promise<void> }[]): Promise<void> {
  const results: PromiseSettledResult<void>[] = [];
  for (const part of parts) results.push(...(await Promise.allSettled([part.close()])));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/**
 * Runs a service as this process: starts it, and drains and ends it on SIGTERM or SIGINT, also while it starts. It takes
 * its leave first, longer when it is one of several `replicas` and gets SIGTERM, as it does where others take over.
 */
export async function runProcess(start: () => Promise<RunningService>, { replicas = false } = {}): Promise<void> {
  const signal = new Promise<NodeJS.Signals>((resolve) => process.once('SIGTERM', resolve).once('SIGINT', resolve));
  try {
    const service = await start();
    const received = await signal;
    setTimeout(() => process.exit(1), endWithinMs).unref();
    leave();
    await sleep(replicas && received === 'SIGTERM' ? leaveMs : briefLeaveMs);
    await service.close();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}

/**
 * Serves, or with arguments does what they say and ends, so that a container needs nothing else for it: `migrate` brings
 * the service's part of the database up to date, anything else goes to `command`.
 */
export async function runService(
  start: () => Promise<RunningService>,
  database: Omit<DatabaseOptions, 'url'>,
  command: Command = () => Promise.reject(new ConfigError('The only command is: migrate')),
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length === 0) return runProcess(start, { replicas: true });
  const migrates = args.length === 1 && args[0] === 'migrate';
  await runCommand(() => (migrates ? migrateDatabase(database) : command(args)));
}

/** Does one thing as this process: says what it says, or why it cannot. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof ConfigError || error instanceof AppError ? error.message : error);
    process.exitCode = 1;
  }
}

async function migrateDatabase(database: Omit<DatabaseOptions, 'url'>): Promise<string> {
  await prepareDatabase(database, readMigrationConfig());
  return `The schema ${database.schema} is up to date.`;
}
