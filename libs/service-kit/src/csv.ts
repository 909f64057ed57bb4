/** Tells a spreadsheet that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

// What spreadsheets run as a formula, also behind blanks and in its full-width form.
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]|^[\t\r\n]/u;

type Cell = string | number | Date | null;

/** `typed` leaves text as it was written: for other programs, as a spreadsheet runs what looks like a formula. */
export type CsvText = 'safe' | 'typed';

/** One line of RFC 4180. No cell of a safe one is ever a formula: what could be one starts with an apostrophe. */
export const csvLine = (cells: readonly Cell[], style: CsvText = 'safe'): string =>
  `${cells.map((cell) => csvCell(cell, style)).join(',')}\r\n`;

function csvCell(value: Cell, style: CsvText): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  return `"${(style === 'safe' && formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
