/** Byte order mark, by which spreadsheets recognize UTF-8. */
export const byteOrderMark = '\uFEFF';

// Beginnings that spreadsheets run as a formula, also after spaces and as full-width characters.
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]|^[\t\r\n]/u;

type Cell = string | number | Date | null;

/** One CSV line (RFC 4180). No cell is a formula: a cell that could be one gets an apostrophe first. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
