/** @typedef {import('./judge.mjs').Played} Played */

const columns = ['play', 'calls', 'failures', 'slowest', 'seconds', 'lost', 'doubled mails'];
const widths = [44, 6, 8, 8, 8, 5, 13];

/** @param {string[]} cells */
const line = (cells) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index]))).join(' | ');

export const head = `   ${line(columns)}`;

/** @param {Played} played @returns {string} a line of the table, with what went wrong below */
export function row({ name, calls, failed, slowestMs, seconds, lost, doubled, wrong }) {
  const slowest = `${(slowestMs / 1_000).toFixed(1)} s`;
  const cells = line([name, `${calls}`, `${failed}`, slowest, seconds.toFixed(1), `${lost}`, `${doubled}`]);
  return [`${wrong.length === 0 ? 'ok' : 'X '} ${cells}`, ...wrong.map((what) => `     ${what}`)].join('\n');
}
