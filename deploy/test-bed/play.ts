// Plays one play under load and judges it.
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, compareMails, Ledger } from '@blue-peony/e2e/ledger';
import { S3Store } from '@blue-peony/storage';
import { judge, type Bounds, type Played } from './judge.ts';
import { ask, startLoad, type LoadOptions } from './load.ts';
import { spread } from './product.ts';
import { eventually, type Call } from '@blue-peony/test-kit';
import { waitingMails } from './waiting.ts';
import type { Values } from './kubernetes.ts';
import type { Names } from './names.ts';
import type { Parts } from './parts.ts';

/** What a play acts on. */
export type Bed = {
  parts: Parts;
  names: Names;
  /** Of the chart. */
  values: Values;
};
export type Play = Bounds & {
  /** The events under the load; returns what went wrong. */
  act: (bed: Bed, ledger: Ledger) => Promise<string[] | void>;
  /** Whether it needs the previous release. */
  previous?: boolean;
  /** Without load. */
  before?: (bed: Bed) => Promise<unknown>;
  /** Without load, whatever happened. */
  after?: (bed: Bed) => Promise<unknown>;
  /** After the load; returns what went wrong. */
  check?: (bed: Bed, ledger: Ledger) => Promise<string[]>;
  load?: LoadOptions;
};
const beforeMs = 4_000;
const afterMs = 4_000;
const mailsWithinMs = 120_000;

export async function playOne(play: Play, bed: Bed): Promise<Played> {
  const ledger = new Ledger();
  const wrong: string[] = [];
  let calls: Call[] = [];
  let comparison: { lost: string[]; doubled: string[] } = { lost: [], doubled: [] };
  try {
    await spread();
    await play.before?.(bed);
    await eventually('the Ingress leads to every service', isServed);
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
    wrong.push(`not played to its end: ${(error as Error).message}`);
  } finally {
    await play.after?.(bed).catch((error: Error) => wrong.push(`not undone: ${error.message}`));
  }
  return judge(play, calls, comparison, wrong);
}

/** The Ingress controller learns of new pods later than the cluster. */
const isServed = async () =>
  (await Promise.all(['/healthz', '/', '/admin'].map((path) => ask(path)))).every(({ status }) => status < 500);

export async function accounts(bed: Bed, ledger: Ledger) {
  const mail = { copies: bed.parts.smtp.messages };
  const settledMails = () => compareMails(ledger, mail.copies()).lost.length === 0;
  await eventually('all mails have arrived', settledMails, mailsWithinMs).catch(() => undefined);
  const store = new S3Store({ ...bed.parts.s3, bucket: 'bp-form-uploads' });
  return compare(ledger, { mail, store, sql: (query, values) => bed.parts.database.sql(query, values) });
}
