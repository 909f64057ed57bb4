import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { eventOf, staffAddress } from './bench.ts';
import { applicantAddress, Stage, toStaff } from './stage.ts';

const stage = new Stage({ fresh: true });

test('a redelivered event sends nothing again, even when the inbox has forgotten it', async () => {
  const event = stage.anEvent();
  await stage.through(event);
  await stage.publish(event);
  await stage.database.dataSource.query('DELETE FROM inbox WHERE id = $1', [event.id]);
  await stage.through(event);
  expect(stage.smtp.messages()).toHaveLength(2);
});

test('a retry sends only the mail that has not gone out', async () => {
  let failures = 2;
  stage.smtp.fail((recipient) => (recipient === staffAddress && failures-- > 0 ? { answer: 451 } : undefined));
  expect(await stage.through(stage.anEvent())).toEqual([
    { recipient: 'staff', status: 'sent', attempts: 3, last_error_code: null },
    { recipient: 'applicant', status: 'sent', attempts: 1, last_error_code: null },
  ]);
  expect(stage.smtp.messages()).toHaveLength(2);
});

test('a mail server that takes longer than the lease and half a minute is waited for', async () => {
  stage.smtp.fail((recipient) => (recipient === staffAddress ? { delayMs: 32_000 } : undefined));
  expect((await stage.through(stage.anEvent())).map(({ attempts }) => attempts)).toEqual([1, 1]);
  expect(stage.smtp.messages()).toHaveLength(2);
});

test('a connection that breaks before the answer repeats the mail under the same Message-ID', async () => {
  let breaks = 1;
  stage.smtp.fail((recipient) => (recipient === staffAddress && breaks-- > 0 ? { hangUp: true } : undefined));
  await stage.through(stage.anEvent());
  const copies = stage.smtp.messages().filter(toStaff);
  expect(copies).toHaveLength(2);
  expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
});

describe('an address that the mail server refuses', () => {
  test('for good, of the applicant: staff get theirs, nothing is tried again, and intake is told until a mail gets through', async () => {
    stage.smtp.fail((recipient) => (recipient === applicantAddress ? { refuse: 550 } : undefined));
    const event = stage.anEvent();
    const id = event.aggregateId;
    const told = () => stage.intake.mailboxes.filter((line) => line.endsWith(id));
    // It is away at first.
    stage.intake.failOnce('/inner/refusals/');
    expect(await stage.through(event)).toEqual([
      { recipient: 'staff', status: 'sent', attempts: 1, last_error_code: null },
      { recipient: 'applicant', status: 'failed', attempts: 1, last_error_code: '550' },
    ]);
    expect(stage.smtp.messages().map(({ envelope }) => envelope.to)).toEqual([[staffAddress]]);
    expect(told()).toEqual([`PUT ${id}`, `PUT ${id}`]);

    stage.smtp.fail(0);
    const payload = { recipient: 'applicant', language: 'en' } as const;
    await stage.through(eventOf('intake.application-mail-requested.v2', id, payload));
    expect(told().slice(2)).toEqual([`DELETE ${id}`]);
  });

  test('that takes mails is nothing to tell', async () => {
    const event = stage.anEvent();
    await stage.through(event);
    expect(stage.intake.mailboxes.filter((line) => line.endsWith(event.aggregateId))).toEqual([]);
  });

  test.each([
    ['for now', { refuse: 450 }],
    ['by a policy that is ours to mend', { refuse: 554, text: '5.7.1 Relay access denied' }],
  ])('%s, of the applicant: it is tried again', async (_, fault) => {
    let failures = 1;
    stage.smtp.fail((recipient) => (recipient === applicantAddress && failures-- > 0 ? fault : undefined));
    const rows = await stage.through(stage.anEvent());
    expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 1],
      ['sent', 2],
    ]);
  });

  test('for good, of staff: it is tried again until it is mended', async () => {
    let failures = 2;
    stage.smtp.fail((recipient) => (recipient === staffAddress && failures-- > 0 ? { refuse: 550 } : undefined));
    const rows = await stage.through(stage.anEvent());
    expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 3],
      ['sent', 1],
    ]);
  });
});

test.each([
  ['an application', 'intake.application-submitted.v2', 2],
  ['an answer', 'intake.application-answered.v1', 1],
])('a worker that dies between claim and mail of %s is replaced when its lease ends', async (_, type, mails) => {
  await stage.worker.close();
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const args = ['--import', path('../../../tools/register.mjs'), path('doomed-worker.ts'), stage.database.url];
  const doomed = spawn(process.execPath, [
    ...args,
    `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    stage.intake.url,
    type,
  ]);
  const [id] = (await once(doomed.stdout, 'data')) as [Buffer];
  const event = { ...stage.anEvent(), id: String(id) };
  while ((await stage.deliveries(event)).length < mails) await sleep(20);
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  silent.close();
  expect((await stage.deliveries(event)).map(({ status }) => status)).toEqual(Array(mails).fill('claimed'));

  await stage.startWorker();
  expect((await stage.settled(event)).map(({ status }) => status)).toEqual(Array(mails).fill('sent'));
  expect(stage.smtp.messages()).toHaveLength(mails);
});

function path(relative: string) {
  return fileURLToPath(new URL(relative, import.meta.url));
}
