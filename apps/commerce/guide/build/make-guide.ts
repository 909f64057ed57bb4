import type { SetDocument } from '@blue-peony/typeset';
import type { Book } from './book.ts';
import { makeGuideEpub } from './make-epub.ts';
import { makePictures } from './make-pictures.ts';
import { markPdf } from './mark-pdf.ts';

/**
 * All files of the guide by their names: both editions, and pages to leaf through before buying.
 * @param set is the book with its worksheets. @param made the date of the edition.
 * @throws Error where the PDF is no PDF/UA-1
 */
export async function makeGuide(book: Book, set: SetDocument, made: Date): Promise<Record<string, Buffer>> {
  const { cover, leaves } = await makePictures(set);
  return {
    'guide.pdf': await markPdf(set.pdf('ua-1')),
    'guide.epub': await makeGuideEpub(book, made, cover),
    ...Object.fromEntries(leaves.map((leaf, index) => [`leaves/${index + 1}.webp`, leaf])),
  };
}
