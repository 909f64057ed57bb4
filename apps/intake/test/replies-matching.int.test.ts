import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { answering } from './answering.ts';
import { useIntakeApp } from './intake-app.ts';
import { mail, mails, replyAddress } from './mails.ts';
import { store } from './seed.ts';

const server = 'mx.agency.example';
const app = useIntakeApp({ mailServer: server });
const { receive, repliesOf, unknown } = mails(app);
const { made } = answering(app);

const email = 'jane@mail.example';
const passed = { 'Authentication-Results': `${server}; dmarc=pass header.from=mail.example` };
const failed = { 'Authentication-Results': `${server}; spf=fail; dkim=none; dmarc=fail header.from=mail.example` };
const idOf = (event: string) => `<${event}.applicant@agency.example>`;

test('a mail to the signed address of an application is filed there once, her words apart from what she quotes', async () => {
  const id = await store(app.database, { email });
  const quote = 'On Mon, 1 Jan 2026 at 10:00, Agency <a@b.example> wrote:\n> When?';
  const raw = mail({ to: replyAddress(id).toUpperCase(), headers: passed, body: `Yes, on Friday.\n\n${quote}` });
  expect(await Promise.all([receive(raw), receive(raw)])).toEqual(['filed', 'filed']);
  expect(await receive(raw)).toBe('filed');
  const reply = {
    kind: 'reply',
    text: 'Yes, on Friday.',
    quoted: expect.stringContaining('> When?'),
    matched: 'address',
  };
  expect(await repliesOf(id)).toMatchObject([{ ...reply, other_sender: false, waits: true, from_address: email }]);
  const [item] = ((await (await app.desk('applications?reply=wanted')).json()) as { items: object[] }).items;
  expect(item).toMatchObject({ id, waiting_replies: 1, answer_wanted_at: expect.any(String) });
});

test('a mail whose headers both name mails about one application is filed there', async () => {
  const id = await store(app.database, { email });
  const answer = await made(id);
  const headers = { ...passed, 'In-Reply-To': idOf(answer.id), References: `${idOf(id)} <her@own.example>` };
  expect(await receive(mail({ headers }))).toBe('filed');
  expect(await repliesOf(id)).toMatchObject([{ matched: 'headers', other_sender: false, waits: true }]);
});

type Made = Parameters<typeof mail>[0];
test.each<[string, (id: string, other: string) => Made]>([
  ['In-Reply-To alone', (id) => ({ headers: { 'In-Reply-To': idOf(id) } })],
  ['References alone', (id) => ({ headers: { References: idOf(id) } })],
  ['headers about two people', (id, other) => ({ headers: { 'In-Reply-To': idOf(id), References: idOf(other) } })],
  ['a Message-ID of a mail to staff', (id) => ({ headers: staffHeaders(id) })],
  ['the addresses of two people', (id, other) => ({ to: `${replyAddress(id)}, ${replyAddress(other)}` })],
  ['a changed address', (id) => ({ to: replyAddress(id).replace(/.{3}@/, 'abc@') })],
  ['sender, subject and words alone', (id) => ({ subject: `A-${id.slice(0, 8)}`, body: replyAddress(id) })],
])('%s: it fits nobody', async (subject, make) => {
  const [id, other] = [await store(app.database, { email }), await store(app.database)];
  expect(await receive(mail({ subject, from: email, ...make(id, other) }))).toBe('unknown');
  expect([...(await repliesOf(id)), ...(await repliesOf(other))]).toEqual([]);
  expect((await unknown()).length).toBeGreaterThan(0);
});

test.each<[string, Made]>([
  ['from another address', { from: 'friend@mail.example', headers: passed }],
  ['for which her domain does not stand', { from: email, headers: failed }],
  [
    'with results that the sender wrote',
    { from: email, headers: { 'Authentication-Results': 'mx.thief.example; dmarc=pass' } },
  ],
])('a mail %s is shown as such, and waits for nothing', async (_, given) => {
  const id = await store(app.database, { email });
  expect(await receive(mail({ to: replyAddress(id), ...given }))).toBe('filed');
  expect(await repliesOf(id)).toMatchObject([{ other_sender: true, waits: false }]);
});

test('a signed address of an application that is gone stores nothing', async () => {
  expect(await receive(mail({ to: replyAddress(randomUUID()), body: 'gone-words' }))).toBe('gone');
  expect(await app.database.query(`SELECT FROM replies WHERE text = 'gone-words'`)).toEqual([]);
});

test('a mail under the id of another one is not taken', async () => {
  expect(await receive(mail(), randomUUID())).toBe('bad_request');
});

function staffHeaders(id: string) {
  const named = idOf(id).replace('applicant', 'staff');
  return { 'In-Reply-To': named, References: named };
}
