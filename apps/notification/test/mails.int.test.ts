import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { languages, type DomainEvent } from '@blue-peony/contracts';
import { InProcessTransport } from '@blue-peony/messaging';
import { startSmtpSink, type ParsedMail, type SmtpSink } from '@blue-peony/test-kit';
import { applicantMessages } from '../src/i18n/index.ts';
import { anEvent, createServiceDatabase, readableLogger, staffAddress, startWorker, type Worker } from './bench.ts';

const applicantAddress = 'ada@applicant.example';
const toStaff = ({ envelope }: ParsedMail) => envelope.to.includes(staffAddress);
const toApplicant = ({ envelope }: ParsedMail) => envelope.to.includes(applicantAddress);

let database: Awaited<ReturnType<typeof createServiceDatabase>>;
let smtp: SmtpSink;
let transport: InProcessTransport;
let worker: Worker;

beforeAll(async () => {
  database = await createServiceDatabase();
});
afterAll(() => database.dispose());

beforeEach(async () => {
  smtp = await startSmtpSink();
  transport = new InProcessTransport({ logger: readableLogger().logger, retryDelaysMs: Array(60).fill(200) });
  worker = await startWorker(database.url, smtp.url, transport);
});
afterEach(async () => {
  await worker.close();
  await smtp.close();
});

async function publish(event: DomainEvent) {
  expect(await transport.publish([event])).toEqual([{ confirmed: true }]);
}

/** Waits until the worker is through with an event, and returns what became of its mails. */
async function settled(event: DomainEvent) {
  for (let left = 300; left > 0; left--) {
    const [row] = await database.dataSource.query('SELECT state FROM inbox WHERE id = $1', [event.id]);
    if (row?.state === 'done') return deliveries(event);
    await sleep(100);
  }
  throw new Error('The event was not worked off');
}

const deliveries = (event: DomainEvent) =>
  database.dataSource.query<{ recipient: string; status: string; attempts: number; last_error_code: string | null }[]>(
    'SELECT recipient, status, attempts, last_error_code FROM deliveries WHERE event_id = $1 ORDER BY recipient DESC',
    [event.id],
  );

describe('an application', () => {
  test.each(languages)('in %s makes one mail to staff and one to the applicant in her language', async (language) => {
    const event = anEvent({ language });
    await publish(event);
    await settled(event);

    expect(smtp.messages()).toHaveLength(2);
    const staff = smtp.messages().find(toStaff)!;
    expect(staff.subject).toBe('New application: Ada Lovelace, Poland (qualified)');
    expect(staff.replyTo).toEqual([{ name: 'Ada Lovelace', address: applicantAddress }]);
    expect(staff.text).toContain('https://site.example/admin');
    const applicant = smtp.messages().find(toApplicant)!;
    expect(applicant.subject).toBe(applicantMessages[language].subject);
    expect(applicant.from).toEqual({ name: 'Blue Peony', address: 'hello@agency.example' });
    expect(applicant.to).toEqual([{ name: '', address: applicantAddress }]);
    expect(applicant.text).toContain(applicantMessages[language].heading);
    expect(applicant.html).toContain('<html lang=');
  });

  test('is told of in mails that name themselves automatic and carry an id made of the event', async () => {
    const event = anEvent();
    await publish(event);
    await settled(event);
    const ids = smtp.messages().map(({ messageId }) => messageId);
    expect(ids.sort()).toEqual([`<${event.id}.applicant@agency.example>`, `<${event.id}.staff@agency.example>`]);
    for (const { headers } of smtp.messages()) {
      expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    }
  });

  test('cannot put headers or recipients of its own into a mail', async () => {
    const evil = 'Ada\u2028Bcc: x@evil.example, "y" <y@evil.example>';
    const event = anEvent({ name: evil, country: 'Poland\r\nBcc: z@evil.example' });
    await publish(event);
    await settled(event);
    expect(
      smtp
        .messages()
        .flatMap(({ envelope }) => envelope.to)
        .sort(),
    ).toEqual([applicantAddress, staffAddress]);
    for (const { headers, replyTo } of smtp.messages()) {
      expect(headers.map(({ key }) => key)).not.toContain('bcc');
      expect(replyTo).toHaveLength(1);
    }
  });
});

describe('once only', () => {
  test('a redelivered event sends nothing again, even when the inbox has forgotten it', async () => {
    const event = anEvent();
    await publish(event);
    await settled(event);
    await publish(event);
    await database.dataSource.query('DELETE FROM inbox WHERE id = $1', [event.id]);
    await publish(event);
    await settled(event);
    expect(smtp.messages()).toHaveLength(2);
  });

  test('a retry sends only the mail that has not gone out', async () => {
    let failures = 2;
    smtp.fail((recipient) => (recipient === staffAddress && failures-- > 0 ? { answer: 451 } : undefined));
    const event = anEvent();
    await publish(event);
    expect(await settled(event)).toEqual([
      { recipient: 'staff', status: 'sent', attempts: 3, last_error_code: null },
      { recipient: 'applicant', status: 'sent', attempts: 1, last_error_code: null },
    ]);
    expect(smtp.messages()).toHaveLength(2);
  });

  test('a mail server that is down loses no mail and gets each once when it is back', async () => {
    await smtp.close();
    const event = anEvent();
    await publish(event);
    while (!(await deliveries(event)).every(({ attempts }) => attempts > 1)) await sleep(50);
    smtp = await startSmtpSink(smtp.port);
    expect((await settled(event)).map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(smtp.messages()).toHaveLength(2);
  });

  test('a slow mail server is waited for', async () => {
    smtp.fail((recipient) => (recipient === staffAddress ? { delayMs: 12_000 } : undefined));
    const event = anEvent();
    await publish(event);
    expect((await settled(event)).map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(smtp.messages()).toHaveLength(2);
  });

  test('a connection that breaks before the answer repeats the mail under the same Message-ID', async () => {
    let broken = false;
    smtp.fail((recipient) => {
      if (recipient !== staffAddress || broken) return undefined;
      broken = true;
      return { hangUp: true };
    });
    const event = anEvent();
    await publish(event);
    await settled(event);
    const copies = smtp.messages().filter(toStaff);
    expect(copies).toHaveLength(2);
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

describe('an address that the mail server refuses', () => {
  test('for good, of the applicant: staff are told all the same, and nothing is tried again', async () => {
    smtp.fail((recipient) => (recipient === applicantAddress ? { refuse: 550 } : undefined));
    const event = anEvent();
    await publish(event);
    expect(await settled(event)).toEqual([
      { recipient: 'staff', status: 'sent', attempts: 1, last_error_code: null },
      { recipient: 'applicant', status: 'failed', attempts: 1, last_error_code: '550' },
    ]);
    expect(smtp.messages().map(({ envelope }) => envelope.to)).toEqual([[staffAddress]]);
  });

  test.each([
    ['for now', { refuse: 450 }],
    ['by a policy that is ours to mend', { refuse: 554, text: '5.7.1 Relay access denied' }],
  ])('%s, of the applicant: it is tried again', async (_, fault) => {
    let failures = 1;
    smtp.fail((recipient) => (recipient === applicantAddress && failures-- > 0 ? fault : undefined));
    const event = anEvent();
    await publish(event);
    expect((await settled(event)).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 1],
      ['sent', 2],
    ]);
  });

  test('for good, of staff: it is tried again until it is mended', async () => {
    let failures = 2;
    smtp.fail((recipient) => (recipient === staffAddress && failures-- > 0 ? { refuse: 550 } : undefined));
    const event = anEvent();
    await publish(event);
    expect((await settled(event)).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 3],
      ['sent', 1],
    ]);
  });
});

test('a worker that dies between claim and mail is replaced when its lease ends', async () => {
  await worker.close();
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const args = ['--import', path('../../../tools/register.mjs'), path('doomed-worker.ts'), database.url];
  const doomed = spawn(process.execPath, [...args, `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`]);
  const [id] = (await once(doomed.stdout, 'data')) as [Buffer];
  const event = { ...anEvent(), id: String(id) };
  while ((await deliveries(event)).length < 2) await sleep(20);
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  silent.close();
  expect((await deliveries(event)).map(({ status }) => status)).toEqual(['claimed', 'claimed']);

  transport = new InProcessTransport({ logger: readableLogger().logger, retryDelaysMs: Array(60).fill(200) });
  worker = await startWorker(database.url, smtp.url, transport);
  expect((await settled(event)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(smtp.messages()).toHaveLength(2);
});

test('the log carries neither names nor addresses nor numbers, whatever fails', async () => {
  let step = 0;
  smtp.fail((recipient) => {
    if (recipient === applicantAddress) return { refuse: 550, text: `No such user <${recipient}> Ada Lovelace` };
    return step++ === 0 ? { answer: 451 } : undefined;
  });
  const event = anEvent();
  await publish(event);
  await settled(event);
  const log = worker.lines.join('');
  expect(log).toContain(event.id);
  expect(log).toContain('550');
  expect(log).not.toMatch(/@|Ada|Lovelace|Gdynia|555 010/);
});

test('the inner HTTP side says whether the worker can work', async () => {
  const answer = await fetch(`${worker.url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', checks: ['database', 'events'] }]);
});

function path(relative: string) {
  return fileURLToPath(new URL(relative, import.meta.url));
}
