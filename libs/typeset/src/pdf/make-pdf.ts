import { buffer } from 'node:stream/consumers';
import { Canvas, type Info } from './canvas.ts';

/**
 * A tagged PDF of six by nine inches. The same drawing always gives the same bytes: `info.made` is the only date.
 * @param draw is called twice, because the contents stand before the pages that they name: only in the second call does
 *   `canvas.pageOf` know the pages
 */
export async function makePdf(info: Info, draw: (canvas: Canvas) => void): Promise<Buffer> {
  const first = new Canvas(info);
  await print(first, draw);
  return print(new Canvas(info, first.begun), draw);
}

function print(canvas: Canvas, draw: (canvas: Canvas) => void): Promise<Buffer> {
  const bytes = buffer(canvas.doc);
  draw(canvas);
  canvas.end();
  return bytes;
}
