import type { Heading } from '../blocks.ts';
import type { Canvas } from './canvas.ts';
import { color } from '../color.ts';
import { lastLine, page, textWidth } from './style.ts';
import { allOf } from './wrap.ts';

const right = page.left + textWidth;

/** A group of the contents; the parts of a document have titles. */
type Group = { title?: string; entries: readonly Heading[] };

/** The pages of contents; each entry links to its page. */
export function drawContents(canvas: Canvas, groups: readonly Group[]): void {
  canvas.newPage();
  canvas.doc.outline.addItem('Contents');
  const style = { size: 26, leading: 31, face: allOf('display'), color: color.ink };
  canvas.tag(
    'H1',
    () => (canvas.y = canvas.put(canvas.lines('Contents', textWidth, style), page.left, canvas.y, style)),
  );
  canvas.y += 10;
  const turn = turningPoint(groups);
  for (const [index, { title, entries }] of groups.entries()) {
    if (index === turn || (title && canvas.y + 62 > lastLine)) canvas.newPage();
    else if (index > 0) canvas.y += 12;
    if (title) {
      canvas.tag('P', () =>
        canvas.label(title, { x: page.left, y: canvas.y, size: 9, font: 'strong', color: color.blue }),
      );
      canvas.y += 19;
    }
    for (const entry of entries) drawEntry(canvas, entry);
  }
}

/** The group that begins the second page, so that neither page of contents is nearly empty; none for one page. */
function turningPoint(groups: readonly Group[]): number | undefined {
  const heights = groups.map(({ title, entries }) => entries.length * 18 + (title ? 31 : 12));
  const total = heights.reduce((sum, height) => sum + height, 0);
  if (total + 41 < lastLine - page.top) return undefined;
  const before = heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height, 0));
  const half = before.map((sum) => Math.abs(sum - total / 2));
  return half.indexOf(Math.min(...half));
}

function drawEntry(canvas: Canvas, { id, title, label }: Heading): void {
  const { doc } = canvas;
  if (canvas.y + 20 > lastLine) canvas.newPage();
  const { y } = canvas;
  const number = String(canvas.pageOf(id));
  const text = label ? `${label.split(' ').at(-1)}   ${title}` : title;
  const end = doc.font('plain').fontSize(11).widthOfString(text) + page.left + 6;
  const start = right - doc.font('strong').fontSize(9).widthOfString(number);
  canvas.tag('TOCI', () => {
    canvas.label(text, { x: page.left, y, size: 11, font: 'plain', color: color.text });
    canvas.label(number, { x: start, y: y + 2, size: 9, font: 'strong', color: color.quiet });
  });
  canvas.artifact(() =>
    doc
      .moveTo(end, y + 10.5)
      .lineTo(start - 6, y + 10.5)
      .lineWidth(0.6)
      .dash(0.8, { space: 3 })
      .strokeColor('#B9B7C4')
      .stroke()
      .undash(),
  );
  doc.goTo(page.left, y - 2, textWidth, 17, id);
  canvas.y += 18;
}
