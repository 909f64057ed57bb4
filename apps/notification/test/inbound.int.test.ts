import { createServer } from 'node:net';
import { beforeEach, expect, test } from '@jest/globals';
import { receivedMailBytes } from '@blue-peony/contracts';
import { InProcessTransport } from '@blue-peony/messaging';
import { pace, receivedMailId } from '@blue-peony/service-kit';
import { allowed, startMailbox, startTcpProxy, until } from '@blue-peony/test-kit';
import { InboundController } from '../src/inbound/inbound.controller.ts';
import type { MailboxSettings } from '../src/mailbox-settings.ts';
import { MailboxRepository } from '../src/inbound/mailbox.repository.ts';
import { aReply, openMailbox } from './a-mailbox.ts';
import { readableLogger, startWorker, workerConfig, type Worker } from './bench.ts';
import { MailboxStage } from './mailbox-stage.ts';

const stage = new MailboxStage();
beforeEach(() => {
  pace.factor = 0.02;
});

async function aReader(given: Partial<MailboxSettings> = {}): Promise<Worker> {
  const transport = new InProcessTransport({ logger: readableLogger().logger });
  const settings = { url: stage.server.url, tls: 'required', keep: false, ca: stage.server.ca, ...given } as const;
  const worker = await startWorker(stage.database.url, 'smtp://127.0.0.1:9', transport, {
    intakeUrl: stage.intake.url,
    mailbox: settings,
  });
  stage.ends.push(() => worker.close());
  return worker;
}

/** A way to the server that can be cut. */
async function aWay() {
  const proxy = await startTcpProxy({ host: 'localhost', port: Number(new URL(stage.server.url).port) });
  return { proxy, url: Object.assign(new URL(stage.server.url), { port: proxy.port }).href };
}

const state = () => new MailboxRepository(stage.database.dataSource).read();
const isRead = () => until(async () => (await state()).state === 'reading');
const delivered = (count: number) => until(() => stage.intake.calls.length >= count);
const emptied = () => until(async () => (await stage.mailbox.count()) === 0);

test('a mail that arrives is at intake within seconds, as its bytes are, and then gone from the mailbox', async () => {
  // The next look by time would be too late: the server must report the mail.
  pace.factor = 1;
  await aReader();
  await isRead();
  const raw = aReply({ text: 'Пʼятниця, piątek, วันศุกร์' });
  const sentAt = performance.now();
  await stage.mailbox.deliver(raw);
  await delivered(1);
  expect(stage.intake.calls[0]!.takenAt - sentAt).toBeLessThan(allowed(5_000));
  expect(stage.intake.calls[0]!.raw.toString()).toBe(raw);
  await emptied();
  await until(async () => (await state()).last_mail_at);
  expect(await state()).toMatchObject({ state: 'reading', set_aside: 0, last_mail_at: stage.intake.calls[0]!.at });
});

test('an owner who keeps copies finds them read, and none is handed over again', async () => {
  await aReader({ keep: true });
  await stage.mailbox.deliver(aReply());
  await until(async () => (await stage.mailbox.flags())[0]?.includes('\\Seen'));
  expect(await stage.mailbox.flags()).toEqual([['$BluePeonyTaken', '\\Seen']]);
  await stage.ends.pop()!();
  await aReader({ keep: true });
  await stage.mailbox.deliver(aReply());
  await delivered(2);
  expect(stage.intake.ids().size).toBe(2);
});

test('what the owner marked as deleted or gave a star is neither read nor removed', async () => {
  await stage.mailbox.deliver(aReply());
  await stage.mailbox.deliver(aReply());
  await stage.mailbox.client.messageFlagsAdd('1', ['\\Deleted']);
  await stage.mailbox.client.messageFlagsAdd('2', ['\\Flagged']);
  await aReader();
  await stage.mailbox.deliver(aReply({ subject: 'Mine' }));
  await delivered(1);
  await until(async () => (await stage.mailbox.count()) === 2);
  expect(await stage.mailbox.flags()).toEqual([['\\Deleted'], ['\\Flagged']]);
});

test('what a reader has stored but only marked when it died is deleted by the next one', async () => {
  await stage.mailbox.deliver(aReply());
  await stage.mailbox.client.messageFlagsAdd('1', ['\\Deleted', '$BluePeonyTaken']);
  await aReader();
  await emptied();
  expect(stage.intake.calls).toEqual([]);
});

test.each([
  ['a server that speaks in the clear is not used where TLS is demanded', { tls: 'required' as const }],
  ['a server whose certificate nobody vouches for is not used', { ca: undefined as never }],
])('%s', async (_, given) => {
  const clear = 'tls' in given ? await startMailbox({ tls: false }) : undefined;
  const worker = await aReader({ url: clear?.plainUrl ?? stage.server.url, ...given });
  await until(() => worker.lines.some((line) => line.includes('"part":"mailbox"')));
  expect((await state()).state).toBe('away');
  expect(stage.intake.calls).toEqual([]);
  await clear?.dispose();
});

test('STARTTLS serves as well', async () => {
  await aReader({ url: stage.server.plainUrl });
  await stage.mailbox.deliver(aReply());
  await delivered(1);
});

test('while intake is away mails wait in the mailbox, and all follow when it is back', async () => {
  stage.intake.behave(() => 503);
  const worker = await aReader();
  await isRead();
  for (let count = 0; count < 20; count++) await stage.mailbox.deliver(aReply());
  await until(() => worker.lines.some((line) => line.includes('"part":"intake"')));
  expect([await stage.mailbox.count(), (await stage.mailbox.flags()).flat()]).toEqual([20, []]);
  stage.intake.behave(() => 'filed');
  await emptied();
  expect([stage.intake.calls.length, stage.intake.ids().size]).toEqual([20, 20]);
});

test('a mailbox that was away is read again by itself, with what arrived meanwhile', async () => {
  const { proxy, url } = await aWay();
  await aReader({ url });
  await isRead();
  await proxy.cut();
  await stage.mailbox.deliver(aReply());
  await until(async () => (await state()).state === 'away');
  expect(Date.parse((await state()).since!)).toBeGreaterThan(Date.now() - 60_000);
  await proxy.restore();
  await delivered(1);
  expect((await state()).state).toBe('reading');
  await proxy.cut();
});

test('of mails around a long outage of the server none is lost and none is another one’s, and the desk knows of it', async () => {
  // A server that stops still takes connections for a second, which would then be silent for half a minute.
  const { proxy, url } = await aWay();
  const worker = await aReader({ url });
  await isRead();
  const mails = Array.from({ length: 20 }, (_, index) => aReply({ subject: `Mail ${index}` }));
  // The connection ends while some are handed over.
  for (const mail of mails.slice(0, 15)) await stage.mailbox.deliver(mail);
  await delivered(3);
  await proxy.cut();
  await stage.server.stop();
  await until(async () => (await state()).state === 'away');
  const { since } = await state();
  for (const mail of mails.slice(15)) await stage.server.deliver(mail);
  let attempts = 0;
  const inItsPlace = createServer((socket) => void (attempts++, socket.destroy())).listen(proxy.port, '127.0.0.1');
  await until(() => attempts > 2);
  expect(await state()).toMatchObject({ state: 'away', since });
  inItsPlace.close();
  await stage.server.start();
  await proxy.restore();
  await stage.mailbox.close();
  stage.mailbox = await openMailbox(stage.server);
  await emptied();
  expect(stage.intake.ids()).toEqual(new Set(mails.map((mail) => receivedMailId(Buffer.from(mail)))));
  await until(async () => (await state()).state === 'reading');
  for (const told of ['the mailbox is away', 'the mailbox is back'])
    expect(worker.lines.filter((line) => line.includes(told))).toHaveLength(1);
  await proxy.cut();
});

test('a mail that is too large gets a star and is told to the desk, and holds no other up', async () => {
  const worker = await aReader();
  await stage.mailbox.deliver(aReply({ text: 'x'.repeat(receivedMailBytes) }));
  await stage.mailbox.deliver(aReply());
  await delivered(1);
  await until(async () => (await state()).set_aside === 1);
  expect(await stage.mailbox.flags()).toEqual([['\\Flagged']]);
  const told = worker.lines.filter((line) => line.includes('set aside'));
  expect(told).toHaveLength(1);
  expect(told[0]).not.toMatch(/applicant\.example|talk/);
});

test('a mail that intake cannot store is set aside after three tries, and those behind it go through', async () => {
  const poison = aReply({ subject: 'Poison' });
  let tries = 0;
  stage.intake.behave((raw) => (raw.includes('Poison') ? (tries++, 422) : 'filed'));
  await stage.mailbox.deliver(poison);
  await stage.mailbox.deliver(aReply());
  const worker = await aReader();
  await delivered(1);
  await until(async () => (await state()).set_aside === 1);
  expect([tries, await stage.mailbox.flags()]).toEqual([3, [['\\Flagged']]]);
  expect(worker.lines.join('')).not.toMatch(/applicant\.example|Poison/);
  stage.intake.behave(() => 'filed');
  await stage.mailbox.client.messageFlagsRemove('1', ['\\Flagged']);
  await stage.mailbox.deliver(aReply());
  await emptied();
  expect(stage.intake.ids().size).toBe(3);
});

test('a mail that intake has no time for holds no other up, though intake works', async () => {
  stage.intake.behave((raw) => (raw.includes('Slow') ? 503 : 'filed'));
  for (let count = 0; count < 9; count++) await stage.mailbox.deliver(aReply({ subject: 'Slow' }));
  await stage.mailbox.deliver(aReply());
  const worker = await aReader();
  await delivered(1);
  expect((await state()).state).toBe('reading');
  expect(worker.lines.join('')).not.toContain('"part":"intake"');
  stage.intake.behave(() => 'filed');
  await emptied();
  expect([stage.intake.calls.length, stage.intake.ids().size]).toEqual([10, 10]);
});

test('of two workers one reads, and the other goes on when it ends', async () => {
  for (let count = 0; count < 2; count++) await aReader();
  await isRead();
  for (let count = 0; count < 30; count++) await stage.mailbox.deliver(aReply());
  await emptied();
  expect([stage.intake.calls.length, stage.intake.ids().size]).toEqual([30, 30]);
  await stage.ends.shift()!();
  await stage.mailbox.deliver(aReply());
  await delivered(31);
});

test('the desk is told whether replies come to it: no, or pushed by the inbox that the product brings along', async () => {
  const told = (given: { replyAddress?: string }) =>
    new InboundController(new MailboxRepository(stage.database.dataSource), {
      ...workerConfig(stage.database.url, 'smtp://127.0.0.1:9'),
      ...given,
    }).readMailbox();
  expect(await told({})).toMatchObject({ state: 'off', since: null });
  expect(await told({ replyAddress: 'reply@agency.example' })).toMatchObject({ state: 'reading', since: null });
});

// The last one: Dovecot makes an address wait that gave a wrong password.
test('a wrong password is told by its code, once, and neither it nor the user is in the log', async () => {
  const url = Object.assign(new URL(stage.server.url), { password: 'hunter2' }).href;
  const worker = await aReader({ url });
  await until(() => worker.lines.some((line) => line.includes('"work":"mailbox"')));
  await until(async () => (await state()).state === 'away');
  const told = worker.lines.filter((line) => line.includes('the mailbox is away'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('"code":"AUTHENTICATIONFAILED"');
  expect(worker.lines.join('')).not.toMatch(/hunter2|"replies"|replies:/);
});
