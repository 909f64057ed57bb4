import type { Canvas } from './canvas.ts';
import { drawHead } from './draw-table.ts';
import { color } from '../color.ts';
import { lastLine, page, textWidth } from './style.ts';
import { sans } from './wrap.ts';

const label = { size: 9.4, leading: 13, face: sans, color: color.ink };
/** Distance of two ruled lines: the usual one, and how far a worksheet may go to end with its page. */
const ruling = { usual: 21, least: 16, most: 30 };
const rowHeight = { usual: 25, least: 19, most: 40 };
const gap = 13;

/**
 * Draws questions with ruled lines below, to fill in on paper or on screen. Lines move together when the questions would
 * otherwise run over to another page.
 * @param fills whether nothing follows on the page, so that the lines may spread over the rest of it
 */
export function drawFields(canvas: Canvas, items: readonly { label: string; lines: number }[], fills: boolean): void {
  const texts = items.map((item) => ({ ...item, text: canvas.lines(item.label, textWidth, label) }));
  const fixed = texts.reduce((sum, { text }) => sum + text.length * label.leading + gap, 0);
  const count = texts.reduce((sum, { lines }) => sum + lines, 0);
  const height = fitted((lastLine - canvas.y - fixed + gap) / count, ruling, fills);
  for (const item of texts) {
    const { text: lines } = item;
    const room = item.lines * height;
    canvas.need(lines.length * label.leading + room);
    canvas.tag('P', () => (canvas.y = canvas.put(lines, page.left, canvas.y, label)));
    const top = canvas.y;
    canvas.artifact(() => {
      for (let line = 1; line <= item.lines; line += 1) rule(canvas, top + line * height);
    });
    canvas.field(page.left, top + 3, textWidth, room - 3, item.label);
    canvas.y = top + room + gap;
  }
}

/** The height that ends with the page: smaller than usual when it must be, larger only when it may be. */
function fitted(height: number, { usual, least, most }: typeof ruling, fills: boolean): number {
  if (height < least) return usual;
  return Math.min(height, fills ? most : usual);
}

/**
 * Draws an empty table with column names and rows to fill in.
 * @param fills whether nothing follows on the page, so that the rows may spread over the rest of it
 */
export function drawGrid(canvas: Canvas, head: readonly string[], rows: number, fills: boolean): void {
  const width = textWidth / head.length;
  const table = { element: canvas.element('Table'), widths: head.map(() => width) };
  canvas.y += 3;
  canvas.need(120);
  drawHead(canvas, table, head);
  table.element.end();
  const height = fitted((lastLine - canvas.y) / rows, rowHeight, fills);
  for (let row = 0; row < rows && canvas.y + height <= lastLine; row += 1) {
    const { y } = canvas;
    canvas.artifact(() => {
      rule(canvas, y + height);
      for (let column = 1; column < head.length; column += 1) {
        const x = page.left + column * width;
        canvas.doc
          .moveTo(x, y)
          .lineTo(x, y + height)
          .stroke();
      }
    });
    for (const [column, name] of head.entries())
      canvas.field(page.left + column * width + 2, y + 2, width - 4, height - 4, `${name}, row ${row + 1}`);
    canvas.y += height;
  }
  canvas.y += 14;
}

function rule(canvas: Canvas, y: number): void {
  canvas.doc
    .moveTo(page.left, y)
    .lineTo(page.left + textWidth, y)
    .lineWidth(0.5)
    .strokeColor('#B9B7C4')
    .stroke();
}
