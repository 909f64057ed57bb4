import type { SetDocument } from '@blue-peony/typeset';
import sharp from 'sharp';

/** Pages to leaf through before buying: the beginning of a section or card, and how many pages after it. */
const leaves = [
  ['contents', 0],
  ['goals-shoot-with-what-you-have', 0],
  ['goals-shoot-with-what-you-have', 2],
  ['goals-stay-anonymous', 1],
  ['frameworks-the-price-ladder', 1],
  ['frameworks-the-safety-map', 2],
  ['card-004', 0],
  ['card-050', 0],
] as const;

/** The cover in three times the width of the largest place that shows it, and the pages to leaf through. */
export async function makePictures(book: SetDocument): Promise<{ cover: Buffer; leaves: Buffer[] }> {
  const places = new Map(
    (book.values('place') as { name: string; page: number }[]).map(({ name, page }) => [name, page]),
  );
  const [cover, ...pages] = book.svgs([1, ...leaves.map(([name, after]) => places.get(name)! + after)]);
  return {
    cover: await picture(cover!, 1_600).jpeg({ quality: 88, mozjpeg: true }).toBuffer(),
    leaves: await Promise.all(pages.map((page) => picture(page, 960).webp({ quality: 82 }).toBuffer())),
  };
}

const picture = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: (72 * width) / 432 })
    .resize({ width })
    .flatten({ background: '#FFFFFF' });
