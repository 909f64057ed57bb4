import { ConfigError } from './config.ts';
import type { RunningService } from './http-app.ts';

const drainMs = 20_000;

/** Runs one service as a process of its own: starts it, and drains and ends it on SIGTERM or SIGINT. */
export async function runProcess(start: () => Promise<RunningService>): Promise<void> {
  try {
    const service = await start();
    let stopping = false;
    const stop = () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), drainMs).unref();
      service.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
  } catch (error) {
    console.error(error instanceof ConfigError ? `Settings:\n${error.message}` : error);
    process.exit(1);
  }
}
