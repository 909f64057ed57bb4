import { mkdir, rm, writeFile } from 'node:fs/promises';
import { makeGuide } from './build/make-guide.ts';
import { setWithWorksheets } from './build/make-pdf.ts';
import { readBook } from './build/read-book.ts';

/** The edition's date, printed in both files; it changes with the text and not with the day of the build. */
const edition = new Date('2026-11-25T00:00:00Z');

const folder = new URL('../dist/guide/', import.meta.url);
const book = readBook();
const files = await makeGuide(book, await setWithWorksheets(book, edition), edition);
await rm(folder, { recursive: true, force: true });
await mkdir(new URL('leaves/', folder), { recursive: true });
for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, folder), content);
