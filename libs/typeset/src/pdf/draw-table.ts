import type { Canvas, Element } from './canvas.ts';
import { color } from '../color.ts';
import { page, textWidth } from './style.ts';
import { type Line, allOf, sans } from './wrap.ts';

const cellText = { size: 8.5, leading: 11.8, face: sans, tabular: true };
const headText = { size: 8, leading: 11, face: allOf('strong'), color: color.white };
const pad = 6;

type Table = { element: Element; widths: readonly number[] };
type Row = { cells: Line[][]; height: number; shaded: boolean };

/** A table whose rows are not split across pages; each page repeats its head. */
export function drawTable(canvas: Canvas, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = columnWidths(canvas, head, rows);
  const table = { element: canvas.element('Table'), widths };
  canvas.y += 3;
  canvas.need(roomFor(canvas, head, rows));
  drawHead(canvas, table, head);
  for (const [index, row] of rows.entries()) {
    const cells = row.map((text, column) =>
      canvas.lines(text, (widths[column] ?? 0) - 2 * pad, column ? cellText : { ...cellText, face: allOf('strong') }),
    );
    const height = heightOf(cells, cellText.leading);
    const before = canvas.pages;
    canvas.need(height);
    if (canvas.pages > before) drawHead(canvas, table, head);
    drawRow(canvas, table, { cells, height, shaded: index % 2 === 1 });
  }
  table.element.end();
  canvas.y += 12;
}

/** The dark bar with the column names. */
export function drawHead(canvas: Canvas, table: Table, head: readonly string[]): void {
  const cells = head.map((text, column) => canvas.lines(text, (table.widths[column] ?? 0) - 2 * pad, headText));
  const height = heightOf(cells, headText.leading);
  const { y } = canvas;
  canvas.artifact(() => canvas.doc.roundedRect(page.left, y, textWidth, height, 3).fill(color.ink));
  drawCells(canvas, table, cells, { tag: 'TH', text: headText });
  canvas.y += height;
}

function drawRow(canvas: Canvas, table: Table, { cells, height, shaded }: Row): void {
  const { y } = canvas;
  canvas.artifact(() => {
    if (shaded) canvas.doc.rect(page.left, y, textWidth, height).fill('#F6F5F8');
    canvas.doc
      .moveTo(page.left, y + height)
      .lineTo(page.left + textWidth, y + height)
      .lineWidth(0.4)
      .strokeColor(color.rule)
      .stroke();
  });
  drawCells(canvas, table, cells, { tag: 'TD', text: cellText });
  canvas.y += height;
}

const heightOf = (cells: readonly Line[][], leading: number) =>
  Math.max(...cells.map(({ length }) => length)) * leading + 2 * pad - 1;

function drawCells(
  canvas: Canvas,
  { element, widths }: Table,
  cells: readonly Line[][],
  { tag, text }: { tag: 'TH' | 'TD'; text: typeof headText | typeof cellText },
): void {
  const row = canvas.element('TR', element);
  let x = page.left;
  for (const [column, lines] of cells.entries()) {
    canvas.tag(tag, () => canvas.put(lines, x + pad, canvas.y + pad - 0.5, text), row);
    x += widths[column] ?? 0;
  }
  row.end();
}

/** The free height that a table needs to begin on this page: a short table stays on one page. */
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

/** Distributes the width by the length of each column's text, with room for its longest word. */
function columnWidths(canvas: Canvas, head: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const needs = head.map((name, column) => {
    const texts = [name, ...rows.map((row) => row[column] ?? '')];
    const longest = Math.max(
      ...texts
        .flatMap((text) => text.split(' '))
        .map((word) => canvas.doc.font('strong').fontSize(8.5).widthOfString(word)),
    );
    return { least: longest + 2 * pad + 1, text: Math.sqrt(Math.max(...texts.map(({ length }) => length))) };
  });
  const spare = textWidth - needs.reduce((sum, { least }) => sum + least, 0);
  const all = needs.reduce((sum, { text }) => sum + text, 0);
  return needs.map(({ least, text }) => least + (spare * text) / all);
}
