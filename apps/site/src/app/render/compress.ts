import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(html|js|css|svg|json|txt|xml)$/;

/** @param quality of Brotli: 10 takes a third of the time of 11, and 2 % more bytes */
export async function compressFolder(folder: string, quality = 11): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isFile() && worthIt.test(candidate.name))) {
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
