import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { replyListSchema } from '@blue-peony/contracts';
import { startIntakeApp, useIntakeApp } from './intake-app.ts';
import { mail, mails, replyAddress } from './mails.ts';
import { store } from './seed.ts';

const key = Buffer.from('a webhook key of the tests');
const app = useIntakeApp({ inboundSecrets: [`whsec_${key.toString('base64')}`] });
const { receive } = mails(app);

type Signed = { secret?: Buffer; at?: number; url?: string };
async function push(raw: Buffer, { secret = key, at = Date.now(), url = app.url }: Signed = {}) {
  const timestamp = String(Math.floor(at / 1_000));
  const signature = createHmac('sha256', secret).update(`msg_1.${timestamp}.`).update(raw).digest('base64');
  const response = await fetch(`${url}/api/inbound-mails`, {
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
  const id = await store(app.database, { email: 'jane@mail.example' });
  const headers = { 'Content-Type': 'text/plain; charset=iso-8859-1' };
  const raw = mail({ to: replyAddress(id), headers, body: Buffer.from('Gr\xfc\xdfe', 'latin1') });
  expect([await push(raw), await push(raw), await receive(raw)]).toEqual(['filed', 'filed', 'filed']);
  const { items } = replyListSchema.parse(await (await app.desk(`applications/${id}/replies`)).json());
  expect(items).toMatchObject([{ text: 'Grüße' }]);
});

test('a mail of another key, or of ten minutes ago, is refused', async () => {
  expect(await push(mail(), { secret: Buffer.from('another') })).toBe('webhook_refused');
  expect(await push(mail(), { at: Date.now() - 600_000 })).toBe('webhook_refused');
});

test('without a secret no mail is taken this way', async () => {
  const other = await startIntakeApp();
  expect(await push(mail(), { url: other.url })).toBe('not_found');
  await other.close();
});
