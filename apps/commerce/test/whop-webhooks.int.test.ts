import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { WhopProvider } from '../src/whop/whop-provider.ts';
import { signedWebhook } from './signed-webhook.ts';
import { payment, refundWebhook } from './whop-fixtures.ts';

const webhookSecrets = ['ws_1234567890abcdef', 'ws_before'];
const provider = new WhopProvider({
  name: 'whop',
  apiUrl: 'http://127.0.0.1:9',
  apiKey: 'key',
  accountId: 'biz',
  webhookSecrets,
});

test('a webhook signed by the current or the previous secret is believed, and no other', () => {
  const body = Buffer.from(JSON.stringify(refundWebhook));
  const signedBy = (key: string) => {
    const at = new Date();
    return {
      'webhook-id': refundWebhook.id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key, { format: 'raw' }).sign(refundWebhook.id, at, body.toString()),
    };
  };
  for (const key of webhookSecrets) expect(provider.openWebhook(body, signedBy(key)).paymentId).toBe(payment.id);
  expect(() => provider.openWebhook(body, signedBy('ws_older'))).toThrow('signature');
});

test('an event of a case at the provider names the payment that it is about', () => {
  const body = { ...refundWebhook, type: 'resolution_center_case.created' };
  const { headers, body: sent } = signedWebhook('', {
    id: body.id,
    key: webhookSecrets[0]!,
    body: JSON.stringify(body),
  });
  expect(provider.openWebhook(Buffer.from(sent), headers).paymentId).toBe(payment.id);
});

test('a webhook is believed by the literal bytes of the secret, and names the payment that it is about', () => {
  const body = Buffer.from(JSON.stringify(refundWebhook));
  const timestamp = String(Math.floor(Date.now() / 1000));
  // By hand, as the provider's documentation has it, so that the library is held to it too.
  const signature = createHmac('sha256', webhookSecrets[0]!)
    .update(`${refundWebhook.id}.${timestamp}.${body.toString()}`)
    .digest('base64');
  const headers = {
    'webhook-id': refundWebhook.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  expect(provider.openWebhook(body, headers)).toEqual({
    id: refundWebhook.id,
    type: 'refund.created',
    paymentId: payment.id,
  });
  expect(() => provider.openWebhook(Buffer.from(`${body.toString()} `), headers)).toThrow('signature');
});
