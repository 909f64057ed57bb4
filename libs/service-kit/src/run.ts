import { ConfigError } from './config.ts';
import type { RunningService } from './http-app.ts';

const drainMs = 20_000;

/** Runs a service as this process: starts it, and drains and ends it on SIGTERM or SIGINT, also while it starts. */
export async function runProcess(start: () => Promise<RunningService>): Promise<void> {
  const signal = new Promise<void>((resolve) => process.once('SIGTERM', resolve).once('SIGINT', resolve));
  try {
    const service = await start();
    await signal;
    setTimeout(() => process.exit(1), drainMs).unref();
    await service.close();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
