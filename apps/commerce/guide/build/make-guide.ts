import type { Book } from './book.ts';
import { makeGuideEpub } from './make-epub.ts';
import type { setWithWorksheets } from './make-pdf.ts';
import { makePictures } from './make-pictures.ts';
import { openSlots } from '../edition/open-slots.ts';
import { markPdf } from './mark-pdf.ts';

/**
 * All files of the guide by their names: both editions, the worksheets, and pages to leaf through before buying. What the
 * agency says of itself is not in them yet.
 * @param made the date of the edition.
 * @throws Error where the PDF is no PDF/UA-1
 */
export async function makeGuide(
  book: Book,
  { set, worksheets }: Awaited<ReturnType<typeof setWithWorksheets>>,
  made: Date,
): Promise<Record<string, Buffer>> {
  const { cover, leaves } = await makePictures(set);
  return {
    'guide.pdf': await markPdf(await openSlots(set.pdf('ua-1'))),
    'worksheets.pdf': await markPdf(worksheets),
    'guide.epub': await makeGuideEpub(book, made, cover),
    ...Object.fromEntries(leaves.map((leaf, index) => [`leaves/${index + 1}.webp`, leaf])),
  };
}
