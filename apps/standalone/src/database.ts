import { join } from 'node:path';
import { startPostgres } from '@blue-peony/embedded-postgres';
import type { Logger } from '@blue-peony/service-kit';
import type { DataFolder } from './data-folder.ts';

export async function openDatabase(
  folder: DataFolder,
  logger: Logger,
): Promise<{ url: string; close(): Promise<void> }> {
  const { url, stop } = await startPostgres({
    folder: join(folder.path, 'postgres'),
    supervisor: {
      onRestart: (reason) => logger.error({ reason }, 'embedded database restarts'),
      onFailure: ({ message }) => {
        console.error(`The embedded database does not start again, so this process ends. ${message}`);
        process.exit(1);
      },
    },
  });
  return { url, close: stop };
}
