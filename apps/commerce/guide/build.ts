import { mkdir, writeFile } from 'node:fs/promises';
import { makeGuideEpub } from './build/make-epub.ts';
import { makeGuidePdf } from './build/make-pdf.ts';
import { readBook } from './build/read-book.ts';

/** The edition's date, printed in both files; it changes with the text and not with the day of the build. */
const edition = new Date('2026-11-25T00:00:00Z');

const folder = new URL('../dist/guide/', import.meta.url);
const book = readBook();
await mkdir(folder, { recursive: true });
await writeFile(new URL('guide.pdf', folder), await makeGuidePdf(book, edition));
await writeFile(new URL('guide.epub', folder), await makeGuideEpub(book, edition));
