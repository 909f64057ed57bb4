import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Language } from '@blue-peony/contracts';
import { jpegPhoto } from '@blue-peony/test-kit';
import { answering } from './answering.ts';
import { useIntakeApp } from './intake-app.ts';
import { mail, mails, replyAddress } from './mails.ts';
import { mailsByKind, placeOf, server, vouched } from './many-mails.ts';

const key = Buffer.from('a webhook key of the tests');
const app = useIntakeApp({ mailServer: server, inboundSecrets: [`whsec_${key.toString('base64')}`] });
const { receive, repliesOf } = mails(app);
const { made } = answering(app);

const email = 'jane@mail.example';

test('a mail to the signed address of an application is filed there once, her words apart from what she quotes', async () => {
  const id = await app.seed({ email });
  const quote = 'On Mon, 1 Jan 2026 at 10:00, Agency <a@b.example> wrote:\n> When?';
  const raw = mail({ to: replyAddress(id).toUpperCase(), headers: vouched, body: `Yes, on Friday.\n\n${quote}` });
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

const kinds = mailsByKind(await jpegPhoto());
const somebody = async (language: Language) => {
  const id = await app.seed({ email, language });
  return { id, email, language, answer: (await made(id)).id };
};

test.each(Object.keys(kinds))(
  'a mail with "%s" is filed at its applicant, unknown or not stored, as it fits',
  async (kind) => {
    const { raw, to, as } = kinds[kind]!(await somebody('th'), await somebody('de'), 1);
    expect(await receive(raw)).toBe(['unknown', 'gone'].includes(to) ? to : 'filed');
    expect(await placeOf(app, raw)).toMatchObject({ to, ...as });
  },
);

test('a mail under the id of another one is not taken', async () => {
  expect(await receive(mail(), randomUUID())).toBe('bad_request');
});

type Signed = { secret?: Buffer; at?: number };
async function push(raw: Buffer, { secret = key, at = Date.now() }: Signed = {}) {
  const timestamp = String(Math.floor(at / 1_000));
  const signature = createHmac('sha256', secret).update(`msg_1.${timestamp}.`).update(raw).digest('base64');
  const response = await fetch(`${app.url}/api/inbound-mails`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': 'msg_1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,AAAA v1,${signature}`,
    },
    body: new Uint8Array(raw),
  });
  const body = (await response.json()) as { outcome?: string; code?: string };
  return body.outcome ?? body.code;
}

test('a signed mail is stored once, whichever way it comes, also with bytes that are no UTF-8', async () => {
  const id = await app.seed({ email: 'jane@mail.example' });
  const headers = { 'Content-Type': 'text/plain; charset=iso-8859-1' };
  const raw = mail({ to: replyAddress(id), headers, body: Buffer.from('Gr\xfc\xdfe', 'latin1') });
  expect([await push(raw), await push(raw), await receive(raw)]).toEqual(['filed', 'filed', 'filed']);
  expect(await repliesOf(id)).toMatchObject([{ text: 'Grüße' }]);
});

test('a mail of another key, or of ten minutes ago, is refused', async () => {
  expect(await push(mail(), { secret: Buffer.from('another') })).toBe('webhook_refused');
  expect(await push(mail(), { at: Date.now() - 600_000 })).toBe('webhook_refused');
});
