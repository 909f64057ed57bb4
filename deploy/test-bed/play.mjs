// Plays one play under load and judges it.
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, compareMails, Ledger } from '@blue-peony/e2e/ledger';
import { S3Store } from '@blue-peony/storage';
import { judge } from './judge.mjs';
import { send, startLoad } from './load.mjs';
import { spread } from './product.mjs';
import { until } from './processes.mjs';
import { waitingMails } from './waiting.mjs';

/**
 * @typedef {object} Bed what a play acts on
 * @property {import('./parts.mjs').Parts} parts
 * @property {import('./names.mjs').Names} names
 * @property {object} values of the chart
 */
/**
 * @typedef {object} Play
 * @property {string} name
 * @property {(bed: Bed, ledger: Ledger) => Promise<string[] | void>} act what happens under the load; returns what went wrong
 * @property {boolean} [previous] whether it needs the previous release
 * @property {(bed: Bed) => Promise<unknown>} [before] without load
 * @property {(bed: Bed) => Promise<unknown>} [after] without load, whatever happened
 * @property {(bed: Bed, ledger: Ledger) => Promise<string[]>} [check] after the load; returns what went wrong
 * @property {number} [failures] the most failed calls, as a share of those between the first and the last failure; 0 by default
 * @property {number} [seconds] the longest time from the first failure to the last; 0 by default
 * @property {RegExp} [only] kinds of calls that alone may not fail
 * @property {import('./load.mjs').LoadOptions} [load]
 */
const beforeMs = 4_000;
const afterMs = 4_000;
const mailsWithinMs = 120_000;

/** @param {Play} play @param {Bed} bed @returns {Promise<import('./judge.mjs').Played>} */
export async function playOne(play, bed) {
  const ledger = new Ledger();
  /** @type {string[]} */
  const wrong = [];
  /** @type {import('./load.mjs').Call[]} */
  let calls = [];
  /** @type {{ lost: string[], doubled: string[] }} */
  let comparison = { lost: [], doubled: [] };
  try {
    await spread();
    await play.before?.(bed);
    await until('the Ingress leads to every service', isServed);
    ledger.copiesBefore = bed.parts.smtp.messages().length;
    const load = startLoad(ledger, play.load);
    calls = load.calls;
    try {
      await sleep(beforeMs);
      wrong.push(...((await play.act(bed, ledger)) ?? []));
      await sleep(afterMs);
    } finally {
      await load.stop();
    }
    comparison = await accounts(bed, ledger);
    if (comparison.lost.length > 0) wrong.push(...(await waitingMails(bed.parts)));
    wrong.push(...((await play.check?.(bed, ledger)) ?? []));
    if (ledger.applications.size === 0) wrong.push('no application was acknowledged');
  } catch (error) {
    wrong.push(`not played to its end: ${/** @type {Error} */ (error).message}`);
  } finally {
    await play.after?.(bed).catch((/** @type {Error} */ error) => wrong.push(`not undone: ${error.message}`));
  }
  return judge(play, calls, comparison, wrong);
}

/** The Ingress controller learns of new pods later than the cluster. */
const isServed = async () =>
  (await Promise.all(['/healthz', '/', '/admin'].map((path) => send('GET', path)))).every(({ status }) => status < 500);

/** @param {Bed} bed @param {Ledger} ledger */
export async function accounts(bed, ledger) {
  const mail = { copies: bed.parts.smtp.messages };
  const settledMails = () => compareMails(ledger, mail.copies()).lost.length === 0;
  await until('all mails have arrived', settledMails, mailsWithinMs).catch(() => undefined);
  const store = new S3Store({ ...bed.parts.s3, bucket: 'bp-form-uploads' });
  return compare(ledger, { mail, store, sql: (query, values) => bed.parts.database.sql(query, values) });
}
