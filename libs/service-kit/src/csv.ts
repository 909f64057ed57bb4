/** Tells a spreadsheet that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

// What spreadsheets run as a formula, also behind blanks and in its full-width form.
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]|^[\t\r\n]/u;

type Cell = string | number | Date | null;

/** One line of RFC 4180; no cell of it is ever a formula: what could be one starts with an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
