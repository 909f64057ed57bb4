/** Byte order mark, by which spreadsheets recognize UTF-8. */
export const byteOrderMark = '\uFEFF';

// Beginnings that spreadsheets run as a formula, also after spaces and as full-width characters.
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]|^[\t\r\n]/u;

type Cell = string | number | Date | null;

/** `typed` keeps text unchanged, for programs other than spreadsheets, which would run formulas in it. */
export type CsvText = 'safe' | 'typed';

/** One CSV line (RFC 4180). In a safe line no cell is a formula: a cell that could be one gets an apostrophe first. */
export const csvLine = (cells: readonly Cell[], style: CsvText = 'safe'): string =>
  `${cells.map((cell) => csvCell(cell, style)).join(',')}\r\n`;

function csvCell(value: Cell, style: CsvText): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  return `"${(style === 'safe' && formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
