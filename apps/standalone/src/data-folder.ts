import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '@blue-peony/service-kit';
import { z } from 'zod';

const secretsSchema = z.object({ linkSigningKey: z.string(), roleSeed: z.string(), staffPassword: z.string() });

type Secrets = z.infer<typeof secretsSchema>;
export type DataFolder = { path: string; secrets: Secrets; release(): Promise<void> };

/** All names that the product writes into a data folder; `--reset` deletes only these. */
const parts = ['postgres', 'photos', 'ledger', 'guide', 'mail', 'site', 'secrets.json'];

/**
 * Locks the folder for this process and creates its secrets on the first start.
 * @throws ConfigError when another process uses it
 */
export async function openDataFolder(path: string, reset: boolean): Promise<DataFolder> {
  await mkdir(path, { recursive: true });
  const lock = join(path, 'lock');
  const owner = Number(await readFile(lock, 'utf8').catch(() => Number.NaN));
  if (await isRunning(owner))
    throw new ConfigError(
      `Already running on this data folder (process ${owner}). Choose another: DATA_DIR=.data-2 npm start`,
    );
  await writeSecretly(lock, String(process.pid));
  if (reset) await clear(path);
  return { path, secrets: await readSecrets(join(path, 'secrets.json')), release: () => rm(lock, { force: true }) };
}

async function clear(path: string): Promise<void> {
  // PostgreSQL's folder may be a link to a place that its own user can reach.
  const linked = await realpath(join(path, 'postgres')).catch(() => undefined);
  for (const target of [linked, ...parts.map((part) => join(path, part))])
    if (target) await rm(target, { recursive: true, force: true });
}

/** Process ids are reused, so on Linux the process must also run our command. */
async function isRunning(pid: number): Promise<boolean> {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'standalone');
  return command.includes('standalone');
}

async function readSecrets(path: string): Promise<Secrets> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) return secretsSchema.parse(JSON.parse(text));
  const secrets = {
    linkSigningKey: randomBytes(32).toString('base64url'),
    roleSeed: randomBytes(32).toString('base64url'),
    staffPassword: randomBytes(9).toString('base64url'),
  };
  await writeSecretly(path, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** Readable only for this user, whatever mode an existing file had. */
async function writeSecretly(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  await chmod(path, 0o600);
}
