import type { Canvas, Element } from './canvas.ts';
import { colour, page, textWidth } from './style.ts';
import { sans, allOf } from './wrap.ts';

const cellText = { size: 8.5, leading: 11.8, face: sans };
const headText = { size: 8, leading: 11, face: allOf('strong'), colour: colour.white };
const pad = 6;

/** A table whose rows stay whole; its head is repeated on every page. */
export function drawTable(canvas: Canvas, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = columnWidths(canvas, head, rows);
  const table = canvas.element('Table');
  canvas.y += 3;
  canvas.need(roomFor(canvas, head, rows));
  drawHead(canvas, table, head, widths);
  for (const [index, row] of rows.entries()) {
    const cells = row.map((text, column) =>
      canvas.lines(text, (widths[column] ?? 0) - 2 * pad, column ? cellText : { ...cellText, face: allOf('strong') }),
    );
    const height = Math.max(...cells.map(({ length }) => length)) * cellText.leading + 2 * pad - 1;
    const before = canvas.pages;
    canvas.need(height);
    if (canvas.pages > before) drawHead(canvas, table, head, widths);
    drawRow(canvas, table, cells, widths, height, index % 2 === 1);
  }
  table.end();
  canvas.y += 12;
}

function drawRow(
  canvas: Canvas,
  table: Element,
  cells: ReturnType<Canvas['lines']>[],
  widths: readonly number[],
  height: number,
  shaded: boolean,
): void {
  const { y } = canvas;
  canvas.artifact(() => {
    if (shaded) canvas.doc.rect(page.left, y, textWidth, height).fill('#F6F5F8');
    canvas.doc
      .moveTo(page.left, y + height)
      .lineTo(page.left + textWidth, y + height)
      .lineWidth(0.4)
      .strokeColor(colour.rule)
      .stroke();
  });
  const row = canvas.element('TR', table);
  let x = page.left;
  for (const [column, lines] of cells.entries()) {
    canvas.tag('TD', () => canvas.put(lines, x + pad, y + pad - 0.5, cellText), row);
    x += widths[column] ?? 0;
  }
  row.end();
  canvas.y += height;
}

/** What a table asks of the page on which it begins: short ones stay whole. */
export function roomFor(canvas: Canvas, head: readonly string[], rows: readonly (readonly string[])[]): number {
  const widths = columnWidths(canvas, head, rows);
  const height = rows.reduce(
    (sum, row) =>
      sum +
      Math.max(...row.map((text, column) => canvas.lines(text, (widths[column] ?? 0) - 2 * pad, cellText).length)) *
        cellText.leading +
      2 * pad,
    34,
  );
  return height < 270 ? height : 110;
}

/** The dark bar with the names of the columns. */
export function drawHead(canvas: Canvas, table: Element, head: readonly string[], widths: readonly number[]): void {
  const cells = head.map((text, column) => canvas.lines(text, (widths[column] ?? 0) - 2 * pad, headText));
  const height = Math.max(...cells.map(({ length }) => length)) * headText.leading + 2 * pad - 1;
  const { y } = canvas;
  canvas.artifact(() => canvas.doc.roundedRect(page.left, y, textWidth, height, 3).fill(colour.ink));
  const row = canvas.element('TR', table);
  let x = page.left;
  for (const [column, lines] of cells.entries()) {
    canvas.tag('TH', () => canvas.put(lines, x + pad, y + pad - 0.5, headText), row);
    x += widths[column] ?? 0;
  }
  row.end();
  canvas.y += height;
}

/** Shares the width by how much each column has to say, with room for its longest word. */
function columnWidths(canvas: Canvas, head: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const wishes = head.map((name, column) => {
    const texts = [name, ...rows.map((row) => row[column] ?? '')];
    const longest = Math.max(
      ...texts
        .flatMap((text) => text.split(' '))
        .map((word) => canvas.doc.font('strong').fontSize(8.5).widthOfString(word)),
    );
    return { least: longest + 2 * pad + 1, text: Math.sqrt(Math.max(...texts.map(({ length }) => length))) };
  });
  const spare = textWidth - wishes.reduce((sum, { least }) => sum + least, 0);
  const all = wishes.reduce((sum, { text }) => sum + text, 0);
  return wishes.map(({ least, text }) => least + (spare * text) / all);
}
