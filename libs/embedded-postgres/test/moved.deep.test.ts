import { afterEach, expect, test } from '@jest/globals';
import { access, chmod, mkdir, mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@blue-peony/embedded-postgres';
import pg from 'pg';

let root: string;
afterEach(async () => {
  for (const folder of [await realpath(join(root, 'renamed/.data/postgres')), root])
    await rm(folder, { recursive: true });
});

/** Starts the server in `folder`, asks it and stops it. */
async function ask(folder: string, query: string): Promise<unknown[]> {
  const { url, stop } = await startPostgres({ folder, throwaway: true });
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
    await stop();
  }
}

// Root's server runs as another user, who cannot enter a closed folder; any other user's server stays where it is.
test('keeps the database when its folder is closed, and when that one gets another name', async () => {
  root = await mkdtemp(join(tmpdir(), 'blue-peony-moved-'));
  await chmod(root, 0o711);
  const [open, closed] = [join(root, 'home'), join(root, 'renamed')];
  await mkdir(open, { mode: 0o711 });
  await ask(join(open, '.data/postgres'), 'CREATE TABLE kept AS SELECT 1 AS one');
  await chmod(open, 0o700);
  expect(await ask(join(open, '.data/postgres'), 'SELECT * FROM kept')).toEqual([{ one: 1 }]);
  await rename(open, closed);
  expect(await ask(join(closed, '.data/postgres'), 'SELECT * FROM kept')).toEqual([{ one: 1 }]);
  await expect(access(join(closed, '.data/postgres.before'))).rejects.toThrow('ENOENT');
});
