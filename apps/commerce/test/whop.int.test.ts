import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { WhopProvider } from '../src/whop/whop-provider.ts';
import { checkoutConfiguration, orderId, payment, refundWebhook } from './whop-fixtures.ts';

const webhookSecret = 'ws_1234567890abcdef';
type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

let received: Received[];
let answer: (response: ServerResponse) => void;
const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  received.push({ method, url, headers, body: await text(request) });
  answer(response);
});
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

let provider: WhopProvider;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  provider = new WhopProvider({
    name: 'whop',
    apiUrl,
    apiKey: 'key',
    accountId: 'biz_xxxxxxxxxxxxxx',
    webhookSecrets: [webhookSecret],
  });
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const draft = {
  orderId,
  title: 'Blue Peony: digital guide',
  price: { amount: 699, currency: 'USD' as const },
  returnUrl: 'https://shop.example/order/success',
};

describe('a checkout', () => {
  test('is asked for with the price in decimals, the order as metadata, a pinned version and a key against doubles', async () => {
    answer = json(checkoutConfiguration, 201);
    expect(await provider.createCheckout(draft)).toEqual({
      id: checkoutConfiguration.id,
      url: checkoutConfiguration.purchase_url,
    });
    const [{ method, url, headers, body }] = received as [Received];
    expect([method, url]).toEqual(['POST', '/api/v1/checkout_configurations']);
    expect(headers).toMatchObject({
      authorization: 'Bearer key',
      'api-version-date': '2026-08-13',
      'idempotency-key': orderId,
      'content-type': 'application/json',
    });
    expect(JSON.parse(body)).toEqual({
      account_id: 'biz_xxxxxxxxxxxxxx',
      mode: 'payment',
      redirect_url: draft.returnUrl,
      metadata: { order_id: orderId },
      plan: { plan_type: 'one_time', initial_price: 6.99, currency: 'usd', title: draft.title, visibility: 'hidden' },
    });
  });

  test('without an address is a failure', async () => {
    answer = json({ ...checkoutConfiguration, purchase_url: null }, 201);
    await expect(provider.createCheckout(draft)).rejects.toThrow('No checkout URL received');
  });

  test.each([400, 409, 429, 500])('that is answered %i is a failure that quotes nothing', async (status) => {
    answer = json({ error: { message: 'john@example.com' } }, status);
    await expect(provider.createCheckout(draft)).rejects.toThrow(`Whop answered ${status}`);
  });

  test('to an address that is not https is a failure', async () => {
    answer = json({ ...checkoutConfiguration, purchase_url: 'http://whop.com/x' }, 201);
    await expect(provider.createCheckout(draft)).rejects.toThrow();
  });

  test('that is not answered is a failure after ten seconds', async () => {
    answer = () => undefined;
    const from = performance.now();
    await expect(provider.createCheckout(draft)).rejects.toThrow(/timeout/i);
    expect(performance.now() - from).toBeLessThan(11_000);
  });
});

describe('a payment', () => {
  test('is read in minor units', async () => {
    answer = json(payment);
    expect(await provider.payment(payment.id)).toEqual({
      id: payment.id,
      orderId,
      status: 'paid',
      amount: 699,
      currency: 'USD',
      email: 'john@example.com',
    });
    expect(received[0]!.url).toBe('/api/v1/payments/pay_xxxxxxxxxxxxxx');
  });

  test.each([
    ['paid', 'partially_refunded', 'paid'],
    ['paid', 'refunded', 'refunded'],
    ['paid', 'dispute_needs_response', 'disputed'],
    ['paid', 'dispute_under_review', 'disputed'],
    ['paid', 'dispute_won', 'paid'],
    ['paid', 'dispute_lost', 'refunded'],
    ['open', 'pending', 'open'],
    ['open', 'failed', 'failed'],
    ['draft', 'drafted', 'open'],
  ])('that is %s and %s is %s to us', async (status, substatus, ours) => {
    answer = json({ ...payment, status, substatus });
    expect((await provider.payment(payment.id))!.status).toBe(ours);
  });

  test('that does not exist is none', async () => {
    answer = json({}, 404);
    expect(await provider.payment('pay_none')).toBeUndefined();
  });

  test('is found in the list of what has changed, page by page', async () => {
    answer = json({ data: [payment], page_info: { end_cursor: 'next one', has_next_page: true } });
    const since = new Date('2026-01-02T03:04:05.000Z');
    const { payments, next } = await provider.payments(since);
    expect([payments.length, next]).toEqual([1, 'next one']);
    await provider.payments(since, next);
    const query = new URL(received[1]!.url, 'http://x').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      company_id: 'biz_xxxxxxxxxxxxxx',
      updated_after: since.toISOString(),
      after: 'next one',
    });
  });
});

test('a webhook is believed by the literal bytes of the secret, and names the payment that it is about', () => {
  const body = Buffer.from(JSON.stringify(refundWebhook));
  const timestamp = String(Math.floor(Date.now() / 1000));
  // By hand, as the provider's documentation has it, so that the library is held to it too.
  const signature = createHmac('sha256', webhookSecret)
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
