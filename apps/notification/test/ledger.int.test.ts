import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mailLedgerSchema, type MailLedger, type Promised } from '@blue-peony/contracts';
import { InProcessTransport } from '@blue-peony/messaging';
import { readMetrics } from '@blue-peony/service-kit';
import { startIdentity, type TestIdentity, until } from '@blue-peony/test-kit';
import { createServiceDatabase, readableLogger, startWorker, type Worker } from './bench.ts';

let database: Awaited<ReturnType<typeof createServiceDatabase>>;
let identity: TestIdentity;
let owner: Server;
let promises: Promised[];
let repeated: string[][];
let status: number;
let ready: number;
let workers: Worker[];

/** Does nothing but say how many events wait. */
class Waiting extends InProcessTransport {
  override async depth() {
    return { ready, retrying: 0, dead: 0 };
  }
}

// Intake and commerce are fakes here; apps/e2e/src/mail-ledger.e2e.test.ts tests their side.
beforeAll(async () => {
  [database, identity] = await Promise.all([createServiceDatabase(), startIdentity()]);
  owner = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://owner');
    response.writeHead(status, { 'content-type': 'application/json' });
    if (pathname.endsWith('/repeat')) {
      const { ids } = (await json(request)) as { ids: string[] };
      repeated.push(ids);
      response.end(JSON.stringify({ repeated: ids.length }));
    } else {
      const [from, until] = [searchParams.get('from')!, searchParams.get('until')!];
      const asked = pathname.startsWith('/commerce') ? [] : promises;
      response.end(JSON.stringify({ items: asked.filter(({ at }) => at >= from && at < until) }));
    }
  }).listen(0, '127.0.0.1');
});
beforeEach(async () => {
  [promises, repeated, status, ready, workers] = [[], [], 200, 0, []];
  await database.dataSource.query(
    `UPDATE mail_ledger SET due_at = now(), checked_at = NULL, mails = '[]', installed_at = now() - interval '1 day'`,
  );
});
afterEach(async () => {
  for (const worker of workers) await worker.close();
});
afterAll(async () => {
  owner.close();
  await identity.close();
  await database.dispose();
});

/** Starts a worker that compares every 100 ms. */
async function start(): Promise<void> {
  const transport = new Waiting({ logger: readableLogger().logger });
  const intakeUrl = `http://127.0.0.1:${(owner.address() as AddressInfo).port}`;
  const given = {
    gatewayJwksUrl: identity.jwksUrl,
    intakeUrl,
    // Has promised nothing.
    commerceUrl: `${intakeUrl}/commerce`,
    ledgerEveryMs: 100,
  };
  workers.push(await startWorker(database.url, 'smtp://127.0.0.1:9', transport, given));
}

function promise(minutesAgo: number): Promised {
  const id = randomUUID();
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  promises.push({ id, event_id: id, at, mails: ['staff', 'received'] });
  return promises.at(-1)!;
}

const deliver = ({ event_id }: Promised, recipient: string, state: string, leaseEndedHoursAgo = 0) =>
  database.dataSource.query(
    `INSERT INTO deliveries (event_id, recipient, status, attempts, message_id, sent_at, lease_until)
     VALUES ($1, $2, $3, 1, 'm', CASE WHEN $3 = 'sent' THEN now() END,
       CASE WHEN $3 = 'claimed' THEN now() - make_interval(hours => $4) END)`,
    [event_id, recipient, state, leaseEndedHoursAgo],
  );

async function readLedger(): Promise<MailLedger> {
  const authorization = `Bearer ${await identity.token()}`;
  const answer = await fetch(`${workers[0]!.url}/api/admin/mail-ledger`, { headers: { authorization } });
  return mailLedgerSchema.strict().parse(await answer.json());
}

/** What the next comparison finds of the mails of applications, once what it asks for is asked for. */
async function compared(): Promise<MailLedger['mails']> {
  const before = Date.parse((await readLedger()).checked_at ?? '1970-01-01');
  const seen = new Set<number>();
  // One begins when the one before has ended.
  return until(async () => {
    const { checked_at, mails } = await readLedger();
    const at = Date.parse(checked_at ?? '1970-01-01');
    if (at > before) seen.add(at);
    return seen.size > 1 && mails.filter(({ mail }) => mail === 'staff' || mail === 'received');
  });
}

test('every end of a mail settles it, and one that is being tried is not asked for', async () => {
  const ended = [promise(30), promise(29), promise(28), promise(27)];
  for (const [index, state] of ['sent', 'failed', 'suppressed', 'erased'].entries()) {
    await deliver(ended[index]!, 'staff', 'sent');
    await deliver(ended[index]!, 'applicant', state);
  }
  const tried = promise(26);
  await deliver(tried, 'staff', 'sent');
  await deliver(tried, 'applicant', 'claimed', 1);
  await start();
  expect(await compared()).toEqual([
    { mail: 'staff', expected: 5, settled: 5, missing: [] },
    { mail: 'received', expected: 5, settled: 4, missing: [{ id: tried.id, at: tried.at }] },
  ]);
  expect(repeated).toEqual([]);
});

test('the mails of a payment that matches no order are looked for among those to staff and to its buyer', async () => {
  const { id, at } = Object.assign(promise(30), { mails: ['case', 'review'] });
  const returned = Object.assign(promise(29), { mails: ['returned'] });
  await deliver(promises[0]!, 'staff', 'sent');
  await deliver(returned, 'buyer', 'failed');
  await start();
  await compared();
  const { mails } = await readLedger();
  expect(mails.filter(({ expected }) => expected > 0)).toEqual([
    { mail: 'case', expected: 1, settled: 1, missing: [] },
    { mail: 'review', expected: 1, settled: 0, missing: [{ id, at }] },
    { mail: 'returned', expected: 1, settled: 1, missing: [] },
  ]);
});

test('what was never delivered, and what nobody has tried for hours, is asked for once by two replicas', async () => {
  const [abandoned, lost] = [promise(30), promise(10)];
  for (const recipient of ['staff', 'applicant']) await deliver(abandoned, recipient, 'claimed', 3);
  await start();
  await start();
  expect((await compared()).map(({ settled }) => settled)).toEqual([0, 0]);
  expect(repeated.flat().sort()).toEqual([abandoned.id, lost.id].sort());
});

test('the pause before a mail is asked for again grows', async () => {
  const { id } = promise(30);
  await start();
  const pauses: number[] = [];
  for (let times = 1; times <= 10; times++) {
    await compared();
    expect(repeated).toHaveLength(times);
    const [row] = await database.dataSource
      .query(
        `UPDATE mail_repeats SET due_at = now() FROM mail_repeats AS before WHERE mail_repeats.id = $1 AND before.id = $1
       RETURNING round(extract(epoch FROM before.due_at - now()) / 60)::int AS minutes`,
        [id],
      )
      .then(([rows]) => rows);
    pauses.push(row.minutes);
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
});

test('nothing is asked for while events wait in the queue', async () => {
  promise(30);
  ready = 1;
  await start();
  expect((await compared()).map(({ settled }) => settled)).toEqual([0, 0]);
  expect(repeated).toEqual([]);
  ready = 0;
  await compared();
  expect(repeated).toHaveLength(1);
});

test('what is younger than five minutes, or older than the installation, is not asked for', async () => {
  promise(2);
  promise(25 * 60);
  await start();
  expect((await compared()).map(({ expected }) => expected)).toEqual([0, 0]);
  expect(repeated).toEqual([]);
});

test('an owner that does not answer leaves the last comparison, of which the metric tells for ten minutes', async () => {
  promise(30);
  await start();
  await compared();
  const metric = /^blue_peony_mails_missing\{mail="received"\} (\d)/m;
  expect((await readMetrics()).match(metric)?.[1]).toBe('1');
  status = 503;
  const { lines } = workers[0]!;
  const failed = (from = 0) => lines.slice(from).filter((line) => line.includes('promised mails not compared')).length;
  await until(() => failed() > 0);
  const { checked_at } = await readLedger();
  const failures = lines.length;
  await until(() => failed(failures) >= 4);
  expect((await readLedger()).checked_at).toBe(checked_at);
  await database.dataSource.query(`UPDATE mail_ledger SET checked_at = now() - interval '11 minutes'`);
  expect((await readMetrics()).match(metric)).toBeNull();
});
