import type { Canvas } from './canvas.ts';
import { drawHead } from './draw-table.ts';
import { color, lastLine, page, textWidth } from './style.ts';
import { sans } from './wrap.ts';

const label = { size: 9.4, leading: 13, face: sans, color: color.ink };
const ruling = 21;

/** Questions with ruled lines beneath: to print, or to fill in on screen. */
export function drawFields(canvas: Canvas, items: readonly { label: string; lines: number }[]): void {
  for (const item of items) {
    const lines = canvas.lines(item.label, textWidth, label);
    const room = item.lines * ruling;
    canvas.need(lines.length * label.leading + room + 8);
    canvas.tag('P', () => (canvas.y = canvas.put(lines, page.left, canvas.y, label)));
    const top = canvas.y;
    canvas.artifact(() => {
      for (let line = 1; line <= item.lines; line += 1) rule(canvas, top + line * ruling);
    });
    canvas.field(page.left, top + 3, textWidth, room - 3, item.label);
    canvas.y = top + room + 13;
  }
}

/** An empty table: named columns, rows to fill in. */
export function drawGrid(canvas: Canvas, head: readonly string[], rows: number): void {
  const width = textWidth / head.length;
  const table = { element: canvas.element('Table'), widths: head.map(() => width) };
  canvas.y += 3;
  canvas.need(120);
  drawHead(canvas, table, head);
  table.element.end();
  const height = 25;
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
