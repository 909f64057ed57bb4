import type { Book, Section } from './blocks.ts';
import type { Canvas } from './canvas.ts';
import { colour, lastLine, page, textWidth } from './style.ts';
import { allOf } from './wrap.ts';

const right = page.left + textWidth;

/** @param pageOf where each section begins, as the pass before this one found it */
export function drawContents(canvas: Canvas, book: Book, pageOf: ReadonlyMap<string, number>): void {
  canvas.newPage();
  canvas.doc.outline.addItem('Contents');
  const title = { size: 26, leading: 31, face: allOf('display'), colour: colour.ink };
  canvas.tag(
    'H1',
    () => (canvas.y = canvas.put(canvas.lines('Contents', textWidth, title), page.left, canvas.y, title)),
  );
  canvas.y += 10;
  for (const section of book.front) drawEntry(canvas, section, pageOf);
  for (const part of book.parts) {
    if (canvas.y + 62 > lastLine) canvas.newPage();
    canvas.y += 12;
    canvas.tag('P', () => canvas.label(`${part.label}: ${part.title}`, page.left, canvas.y, 9, 'strong', colour.blue));
    canvas.y += 19;
    for (const section of part.sections) drawEntry(canvas, section, pageOf);
  }
  canvas.y += 12;
  for (const section of [...book.back, { id: 'index', title: 'Ideas by need', label: '' }])
    drawEntry(canvas, section, pageOf);
}

function drawEntry(
  canvas: Canvas,
  { id, title, label }: Pick<Section, 'id' | 'title' | 'label'>,
  pageOf: ReadonlyMap<string, number>,
): void {
  const { doc } = canvas;
  if (canvas.y + 20 > lastLine) canvas.newPage();
  const { y } = canvas;
  const number = String(pageOf.get(id) ?? 0);
  const text = label ? `${label.split(' ').at(-1)}   ${title}` : title;
  const end = doc.font('plain').fontSize(11).widthOfString(text) + page.left + 6;
  const start = right - doc.font('strong').fontSize(9).widthOfString(number);
  canvas.tag('TOCI', () => {
    canvas.label(text, page.left, y, 11, 'plain', colour.text);
    canvas.label(number, start, y + 2, 9, 'strong', colour.quiet);
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
