// Writes the current legal texts into the archive, in every language. A public version never changes: changed texts
// need a new date in `privacyVersions` and `agency.legalUpdated`. node --import ../../tools/register.mjs
// tools/archive-legal.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { legalRecords } from '../build/legal-archive.ts';

for (const { path, text } of await legalRecords()) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, { flag: 'wx' });
}
