import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from './app-error.ts';
import { ConfigError, readMigrationConfig } from './config.ts';
import type { DatabaseOptions } from './database.ts';
import type { RunningService } from './http-app.ts';
import { leave } from './leaving.ts';
import { prepareDatabase } from './migrate.ts';

const endWithinMs = 20_000;
/** Must be longer than a readiness probe's period and than the gateway keeps idle connections to a service. */
const leaveMs = 5_000;
/** Without other replicas: long enough for clients with sequential requests to receive `Connection: close`. */
const briefLeaveMs = 250;

type Command = (args: string[]) => Promise<string>;

/** Closes resources one after another, also when an earlier one fails to close. */
export async function closeAll(...parts: { close(): Promise<void> }[]): Promise<void> {
  const results: PromiseSettledResult<void>[] = [];
  for (const part of parts) results.push(...(await Promise.allSettled([part.close()])));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/**
 * Runs a service as this process: starts it, and drains and stops it on SIGTERM or SIGINT, also during the start. It
 * first announces its end ({@link leave}), for longer on SIGTERM with several `replicas`, where others take over.
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
 * Serves, or runs a command given by arguments and exits, so that a container image needs no other program: `migrate`
 * migrates the service's schema, anything else goes to `command`.
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

/** Runs one command as this process: prints its result, or the reason for its failure. */
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
