import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Stream } from '@blue-peony/contracts';
import { answering } from './answering.ts';
import { useIntakeApp } from './intake-app.ts';
import { mail, mails, replyAddress } from './mails.ts';

const app = useIntakeApp();
const { receive, repliesOf } = mails(app);
const { call, made, withdraw, mark, announced, olga } = answering(app);

const email = 'jane@mail.example';
const from = (id: string, changes: Parameters<typeof mail>[0] = {}) =>
  receive(mail({ to: replyAddress(id), ...changes }));
const waiting = async (id: string) => (await repliesOf(id)).map(({ waits }) => waits);
/** What the history of an application tells of its mails, the newest first. */
const told = async (id: string) => {
  const { body } = await call(`applications/${id}/stream`);
  return (body as Stream).replies.map(({ staff_id, kind, detail }) => [staff_id, kind, detail]);
};
const wanted = async () => {
  const { body } = await call('applications?reply=wanted&sort=oldest');
  return (body as { items: { id: string; waiting_replies: number; answer_wanted_at: string }[] }).items;
};

test('an answer settles what waits, and lets it wait again when it is taken back', async () => {
  const id = await app.seed({ email });
  await from(id);
  await from(id, { body: 'And on Saturday.' });
  expect((await wanted()).find((item) => item.id === id)).toMatchObject({ waiting_replies: 2 });
  const answer = await made(id);
  expect(await waiting(id)).toEqual([false, false]);
  expect((await wanted()).some((item) => item.id === id)).toBe(false);
  await withdraw(answer.id);
  expect(await waiting(id)).toEqual([true, true]);
});

test.each(['whatsapp', 'copied'] as const)('an answer by %s settles it too', async (channel) => {
  const id = await app.seed({ email });
  await from(id);
  await made(id, { channel });
  expect(await waiting(id)).toEqual([false]);
});

test('staff say that it needs no answer, and take that back, which the history keeps', async () => {
  const id = await app.seed({ email });
  await from(id);
  const settle = (settled: boolean) => call(`applications/${id}/replies/settled`, { method: 'PUT', body: { settled } });
  expect((await settle(true)).body).toMatchObject({ id, waiting_replies: 0, answer_wanted_at: null });
  await from(id, { body: 'One more thing' });
  expect(await waiting(id)).toEqual([false, true]);
  expect((await settle(false)).body).toMatchObject({ waiting_replies: 2 });
  // Nothing is left that it could let wait.
  await settle(false);
  expect(await told(id)).toEqual([
    [olga, 'replies_settled', { settled: false }],
    [olga, 'replies_settled', { settled: true }],
  ]);
});

test.each([
  ['another sender', { from: 'friend@mail.example' }],
  ['a vacation notice', { headers: { 'Auto-Submitted': 'auto-replied' } }],
])('%s changes no state', async (_, changes) => {
  const id = await app.seed({ email });
  const before = await app.row(id, 'replied_at, email');
  await from(id, changes);
  expect(await waiting(id)).toEqual([false]);
  expect(await app.row(id, 'replied_at, email')).toEqual(before);
});

test('the queue hands out first whose reply has waited longest, answered before or not', async () => {
  const language = 'th';
  const [first, second] = [await app.seed({ language, email }), await app.seed({ language, email })];
  for (const id of [second, first]) {
    await mark(id, true);
    await from(id);
  }
  await app.sql(`UPDATE replies SET at = at - interval '1 day' WHERE application_id = $1`, first);
  const next = async (after?: string) => {
    const { body } = await call('applications/next', { method: 'POST', body: { after, filter: { language } } });
    return (body as { id: string | null }).id;
  };
  expect(await next()).toBe(first);
  expect(await next(first)).toBe(second);
  // Who passes both by is not led in a circle.
  expect(await next(second)).toBeNull();
});

test('a mail of an answer names the mails before it, and each mail its address for replies', async () => {
  const id = await app.seed({ email });
  await from(id, { headers: { 'Message-ID': '<two@mail.example>', References: '<one@agency.example>' } });
  const { id: answerId } = await made(id);
  await announced(id, 0);
  const { body } = await app.inner(`mail-texts/answer/${answerId}`);
  expect(body).toMatchObject({ references: ['<one@agency.example>', '<two@mail.example>'] });
  const { reply_token: token } = body as { reply_token: string };
  expect(`reply+${token}@agency.example`).toBe(replyAddress(id));
  expect((await app.inner(`mail-texts/received/${id}`)).body).toMatchObject({ reply_token: token });
});

test('staff assign a mail that fits nobody, and put it back, which the history keeps', async () => {
  const id = await app.seed({ email });
  await receive(mail({ subject: 'who am I', from: 'other@mail.example' }));
  const { id: mailId } = await app.one<{ id: string }>(`SELECT id FROM replies WHERE subject = 'who am I'`);
  const place = (to: string | null) =>
    call(`replies/${mailId}/application`, { method: 'PUT', body: { application_id: to } });
  expect((await place(randomUUID())).status).toBe(404);
  expect((await place(id)).status).toBe(200);
  expect(await repliesOf(id)).toMatchObject([{ matched: 'staff', other_sender: true, waits: true }]);
  expect((await place(null)).status).toBe(200);
  expect(await repliesOf(id)).toEqual([]);
  expect(await told(id)).toEqual([
    [olga, 'reply_put_back', {}],
    [olga, 'reply_placed', {}],
  ]);
  await from(id);
  const [matched] = await repliesOf(id);
  const back = await call(`replies/${matched!.id}/application`, { method: 'PUT', body: { application_id: null } });
  expect(back.status).toBe(404);
});

test.each([
  ['', email],
  [', also by a report with a zero character', `${email}\0`],
])('a mailbox that refuses for good is shown as one that refuses our mails%s', async (_, recipient) => {
  const id = await app.seed({ email });
  const report = [
    `From: mailer-daemon@mx.example\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n`,
    `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${recipient}`,
    `Action: failed\r\nStatus: 5.1.1\r\n\r\n--b\r\nContent-Type: text/rfc822-headers\r\n`,
    `Message-ID: <${id}.applicant@agency.example>\r\n\r\n--b--\r\n`,
  ].join('\r\n');
  expect(await receive(Buffer.from(report))).toBe('filed');
  const { body } = await call(`applications/${id}`);
  expect(body).toMatchObject({ mail_refused: true });
  expect(await repliesOf(id)).toMatchObject([{ kind: 'bounce', waits: false }]);
});
