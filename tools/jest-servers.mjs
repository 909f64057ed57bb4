import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './register.mjs';

/** Starts the one PostgreSQL server that every test makes its own databases on; two Jest projects share it. */
export default async function startServers() {
  if (globalThis.testPostgres) return;
  const { startPostgres } = await import('@blue-peony/embedded-postgres');
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-test-'));
  globalThis.testPostgres = {
    folder,
    server: await startPostgres({ folder: join(folder, 'postgres'), throwaway: true }),
  };
  process.env.TEST_POSTGRES_URL = globalThis.testPostgres.server.url;
}
