import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fontFile } from '@blue-peony/typeset';
import { rolldown } from 'rolldown';
import { bookFacts } from '../src/downloads/book-facts.ts';
import { makeGuide } from './build/make-guide.ts';
import { setWithWorksheets } from './build/make-pdf.ts';
import { readBook } from './build/read-book.ts';
import { scripts } from '../src/shared/paper/scripts.ts';
import { makeEdition } from './edition/make-edition.ts';

/** The edition's date, printed in both files; it changes with the text and not with the day of the build. */
const edition = '2026-11-26';
const made = new Date(`${edition}T00:00:00Z`);

const folder = fileURLToPath(new URL('../dist/guide/', import.meta.url));
const write = (name: string, content: Uint8Array | string) => writeFile(folder + name, content);
const book = readBook();
const files = await makeGuide(book, await setWithWorksheets(book, made), made);
await rm(folder, { recursive: true, force: true });
for (const name of ['leaves', 'fonts']) await mkdir(folder + name, { recursive: true });
for (const [name, content] of Object.entries(files)) await write(name, content);
for (const script of scripts)
  await write(`fonts/${script}.ttf`, fontFile(script === 'thai' ? 'noto-sans-thai' : 'inter', 400, 'normal', script));

const facts = bookFacts();
for (const [name, content] of Object.entries(await makeEdition({ folder, facts, edition }))) await write(name, content);
// What the service needs to put an owner's facts in their place.
await write('printed.json', JSON.stringify({ edition, facts }));
const bundle = await rolldown({
  input: fileURLToPath(new URL('edition/make-edition.ts', import.meta.url)),
  platform: 'node',
  // Packages are the service's own.
  external: (id) => !/^(\.|\/|\0|@blue-peony\/)/.test(id),
  logLevel: 'warn',
});
await bundle.write({ file: `${folder}make-edition.mjs`, format: 'esm' });
await bundle.close();
