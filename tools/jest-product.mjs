import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import startServers from './jest-servers.mjs';

/** Starts the servers, and the built product once: on a data folder that browser tests copy. */
export default async function startServersAndProduct() {
  await startServers();
  const { folder } = globalThis.testPostgres;
  const data = join(folder, 'data');
  await mkdir(join(data, 'postgres'), { recursive: true });
  // The test run's own server programs, instead of a copy of them for each folder.
  const programs = (await readdir(join(folder, 'postgres'))).filter((name) => name.startsWith('server-'));
  for (const name of programs) await symlink(join(folder, 'postgres', name), join(data, 'postgres', name));

  const { PATH, HOME } = process.env;
  const product = spawn(process.execPath, ['apps/standalone/dist/main.js'], {
    env: { PATH, HOME, PORT: '0', MAIL_INBOX_PORT: '0', LOG_LEVEL: 'error', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(product, 'close');
  for await (const text of product.stdout) if (String(text).includes(' API ')) product.kill('SIGINT');
  if ((await ended)[0] !== 0) throw new Error('The built product did not start and stop: npm run build');
  // Tests side by side would wait for one disk, and none of this has to outlive a power cut.
  await appendFile(join(data, 'postgres/cluster/postgresql.auto.conf'), 'fsync = off\n');
  process.env.TEST_DATA_FOLDER = data;
}
