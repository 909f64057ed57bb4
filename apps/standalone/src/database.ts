import { join } from 'node:path';
import { startPostgres } from '@blue-peony/embedded-postgres';
import type { DataFolder } from './data-folder.ts';

export async function openDatabase(folder: DataFolder): Promise<{ url: string; close(): Promise<void> }> {
  const { url, stop } = await startPostgres({ folder: join(folder.path, 'postgres') });
  return { url, close: stop };
}
