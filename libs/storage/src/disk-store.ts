import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { assertKey, type ObjectStore, type PartOf, type StoredObject } from './object-store.ts';

/** Free space below which the store refuses photos. */
const roomBytes = 4 * 1024 * 1024;
const typeSuffix = '.content-type';
const unfinishedName = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** No write takes this long, so an older partial file belongs to no running write. */
const abandonedMs = 3_600_000;
const missing = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

/**
 * Stores objects as files of one folder, for a single machine. A file is complete or absent, also after a power cut.
 */
export class DiskStore implements ObjectStore {
  constructor(private readonly folder: string) {}

  async put(key: string, body: Buffer, contentType: string): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // The content type is written first, so that every visible object has one.
    await writeDurably(path + typeSuffix, Buffer.from(contentType));
    try {
      await writeDurably(path, body);
    } catch (error) {
      if (!existsSync(path)) await rm(path + typeSuffix, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(dirname(path));
  }

  async get(key: string, part?: PartOf): Promise<StoredObject | undefined> {
    const path = this.path(key);
    try {
      const contentType = await readFile(path + typeSuffix, 'utf8');
      // Opened, it can be read to its end though it is deleted meanwhile.
      const file = await open(path);
      const { size } = await file.stat();
      return { body: file.createReadStream(part?.(size)), size, contentType };
    } catch (error) {
      if (missing(error)) return undefined;
      throw error;
    }
  }

  async *list(prefix = ''): AsyncGenerator<{ key: string }> {
    for (const path of await this.files()) {
      if (!path.endsWith(typeSuffix)) continue;
      const key = relative(this.folder, path).split(sep).join('/').slice(0, -typeSuffix.length);
      if (key.startsWith(prefix)) yield { key };
    }
  }

  async delete(key: string): Promise<void> {
    const path = this.path(key);
    await rm(path, { force: true });
    await rm(path + typeSuffix, { force: true });
  }

  async sweep(): Promise<number> {
    const files = new Set(await this.files());
    let removed = 0;
    for (const path of files) {
      const isObject = path.endsWith(typeSuffix)
        ? files.has(path.slice(0, -typeSuffix.length))
        : files.has(path + typeSuffix);
      if (isObject || !(path.endsWith(typeSuffix) || unfinishedName.test(path))) continue;
      const found = await stat(path).catch(() => undefined);
      if (!found || Date.now() - found.mtimeMs < abandonedMs) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize < roomBytes) throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' });
  }

  private async files(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (missing(error)) return [];
      throw error;
    });
    return entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name));
  }

  private path(key: string): string {
    assertKey(key);
    return join(this.folder, key);
  }
}

async function writeDurably(path: string, body: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(body);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
