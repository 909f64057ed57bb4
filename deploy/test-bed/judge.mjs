// Whether a play ended well.

/**
 * @typedef {object} Played
 * @property {string} name
 * @property {number} calls
 * @property {number} failed
 * @property {number} slowestMs
 * @property {number} seconds from the first failure to the last
 * @property {number} lost
 * @property {number} doubled mails that were sent twice
 * @property {string[]} wrong beyond a bound; empty when all is well
 */

/** @param {Pick<import('./play.mjs').Play, 'name' | 'failures' | 'seconds' | 'only'>} play @param {import('./load.mjs').Call[]} calls @param {{ lost: string[], doubled: string[] }} comparison @param {string[]} wrong @returns {Played} */
export function judge({ name, failures = 0, seconds = 0, only }, calls, { lost, doubled }, wrong) {
  const failed = calls.filter((call) => call.failure);
  const first = Math.min(...failed.map(({ at }) => at));
  const last = Math.max(...failed.map(({ at, ms }) => at + ms));
  const during = calls.filter(({ at }) => at >= first && at <= last).length;
  const span = failed.length > 0 ? (last - first) / 1_000 : 0;
  const counted = failed.filter(({ kind }) => !only || only.test(kind));
  if (failures === 0 ? counted.length > 0 : counted.length > failures * during)
    wrong.push(
      `${counted.length} of ${during} calls failed: ${tally(counted.map(({ kind, failure }) => `${kind} ${failure}`))}`,
    );
  if (!only && seconds > 0 && span > seconds) wrong.push(`calls failed for ${span.toFixed(1)} s`);
  if (lost.length > 0) wrong.push(`lost: ${tally(lost)}`);
  if (doubled.includes('application')) wrong.push('an application was stored twice');
  const slowestMs = Math.max(0, ...calls.map(({ ms }) => ms));
  return {
    name,
    calls: calls.length,
    failed: failed.length,
    slowestMs,
    seconds: span,
    lost: lost.length,
    doubled: doubled.length,
    wrong,
  };
}

/** @param {string[]} things */
function tally(things) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => `${count} × ${thing}`).join(', ');
}
