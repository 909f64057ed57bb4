import { buffer } from 'node:stream/consumers';
import { Canvas, type Info } from './canvas.ts';

/**
 * Creates a tagged PDF of six by nine inches. The same drawing always gives the same bytes, because `info.made` is the
 * only date.
 * @param draw is called twice, because the contents come before the pages that they list: `canvas.pageOf` knows the
 *   pages only in the second call
 * @param leastWords that a numbered page must have unless it is a form: a few lines left over look like a mistake
 * @throws Error that names the pages with fewer words
 */
export async function makePdf(info: Info, draw: (canvas: Canvas) => void, leastWords = 0): Promise<Buffer> {
  const first = new Canvas(info);
  await print(first, draw);
  const second = new Canvas(info, first);
  const pdf = await print(second, draw);
  const thin = second.thinPages(leastWords);
  if (thin.length > 0) throw new Error(`Pages with fewer than ${leastWords} words: ${thin.join(', ')}`);
  return pdf;
}

function print(canvas: Canvas, draw: (canvas: Canvas) => void): Promise<Buffer> {
  const bytes = buffer(canvas.doc);
  draw(canvas);
  canvas.end();
  return bytes;
}
