import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiVersionDate, WhopProvider } from '../src/whop/whop-provider.ts';
import { Background, createLogger } from '@blue-peony/service-kit';
import { ProbeWhop } from '../src/whop/probe-whop.ts';
import { checkoutConfiguration, orderId, payment, refundWebhook } from './whop-fixtures.ts';

const webhookSecrets = ['ws_1234567890abcdef', 'ws_before'];
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

const providerAt = (apiUrl: string) =>
  new WhopProvider({ name: 'whop', apiUrl, apiKey: 'key', accountId: 'biz_xxxxxxxxxxxxxx', webhookSecrets });
let provider: WhopProvider;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider = providerAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`);
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
      'api-version-date': apiVersionDate,
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

  test.each([
    ['no address', null, 'No checkout URL received'],
    ['an address that is not https', 'http://whop.com/x', ''],
  ])('with %s is a failure', async (_, purchase_url, words) => {
    answer = json({ ...checkoutConfiguration, purchase_url }, 201);
    await expect(provider.createCheckout(draft)).rejects.toThrow(words);
  });

  test.each([409, 429, 503])(
    'that is answered %i is asked for again, by the same key, until it is made',
    async (status) => {
      answer = (response) =>
        received.length < 3 ? json({}, status)(response) : json(checkoutConfiguration, 201)(response);
      expect((await provider.createCheckout(draft)).url).toBe(checkoutConfiguration.purchase_url);
      expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([orderId, orderId, orderId]);
    },
  );

  test.each([
    [400, 1],
    [401, 1],
    [500, 3],
  ])('that is answered %i is a failure that quotes nothing, after attempts: %i', async (status, attempts) => {
    answer = json({ error: { message: 'john@example.com' } }, status);
    await expect(provider.createCheckout(draft)).rejects.toThrow(`Whop answered ${status}`);
    expect(received).toHaveLength(attempts);
  });

  test('that is not answered is a failure after ten seconds', async () => {
    const { timeout } = AbortSignal;
    const [limits, late] = [[] as number[], new AbortController()];
    AbortSignal.timeout = (ms) => {
      limits.push(ms);
      return late.signal;
    };
    answer = () => late.abort(new Error('So much later'));
    try {
      await expect(provider.createCheckout(draft)).rejects.toThrow('So much later');
    } finally {
      AbortSignal.timeout = timeout;
    }
    expect([limits, received.length]).toEqual([[10_000], 1]);
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
      tax: 0,
      settled: undefined,
      refunded: 0,
      paidAt: new Date('2023-12-01T05:00:00.401Z'),
      sold: ['plan_xxxxxxxxxxxxx'],
      email: 'john@example.com',
    });
    expect(received[0]!.url).toBe('/api/v1/payments/pay_xxxxxxxxxxxxxx');
  });

  test('tells a tax on top of the price, what it was settled as, and what went back', async () => {
    answer = json({
      ...payment,
      currency: 'thb',
      total: 260,
      tax_amount: 15,
      tax_behavior: 'exclusive',
      settlement_amount: 6.99,
      settlement_currency: 'usd',
      refunded_amount: 100.5,
    });
    expect(await provider.payment(payment.id)).toMatchObject({
      amount: 26_000,
      currency: 'THB',
      tax: 1_500,
      settled: { amount: 699, currency: 'USD' },
      refunded: 10_050,
    });
    answer = json({
      ...payment,
      tax_amount: 1,
      tax_behavior: 'inclusive',
      settlement_amount: 6.99,
      settlement_currency: 'usd',
    });
    expect(await provider.payment(payment.id)).toMatchObject({ tax: 0, settled: undefined });
  });

  test.each([
    ['dispute_closed', 6.99, 'refunded'],
    ['a_new_word', 0, 'unknown'],
  ])('that is %s, with %d returned, is %s to us', async (substatus, refunded_amount, ours) => {
    answer = json({ ...payment, substatus, refunded_amount });
    expect((await provider.payment(payment.id))!.status).toBe(ours);
  });

  test('is returned as a whole, by a key of its own', async () => {
    answer = json(payment);
    await provider.refund(payment.id);
    const [{ method, url, headers, body }] = received as [Received];
    expect([method, url, headers['idempotency-key'], body]).toEqual([
      'POST',
      `/api/v1/payments/${payment.id}/refund`,
      `refund-${payment.id}`,
      '{}',
    ]);
    answer = json({ error: { message: 'john@example.com' } }, 422);
    await expect(provider.refund(payment.id)).rejects.toThrow('Whop answered 422');
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

describe('the probe at the start', () => {
  test.each([
    [200, true],
    [400, false],
    [401, undefined],
    [503, undefined],
  ])('answered %i, says of our version: %p', async (status, takes) => {
    answer = json({ data: [], page_info: { has_next_page: false } }, status);
    expect(await provider.takesOurVersion()).toBe(takes);
  });

  const probeOf = (asked: WhopProvider, log: string[]) => {
    const destination = { write: (line: string) => void log.push(line) };
    const logger = createLogger({ service: 'commerce', level: 'info', destination });
    return new ProbeWhop(asked, logger, new Background(logger));
  };

  test('stops it with a clear line where our version is refused', async () => {
    answer = json({}, 400);
    await expect(probeOf(provider, []).onApplicationBootstrap()).rejects.toThrow(
      /^Whop refuses version 2026-07-20 of its API/,
    );
  });

  test('lets it go on where nobody answers, and says so', async () => {
    const log: string[] = [];
    await probeOf(providerAt('http://127.0.0.1:9'), log).onApplicationBootstrap();
    expect(log.join('')).toContain('the payment provider does not answer');
  });
});

describe('a webhook', () => {
  /** By hand, as the provider's documentation has it, so that the library is held to it too. */
  function signed(body: string, key = webhookSecrets[0]!) {
    const [id, timestamp] = [refundWebhook.id, String(Math.floor(Date.now() / 1000))];
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  }
  const body = JSON.stringify(refundWebhook);

  test('is believed by the literal bytes of the current or the previous secret and no other, and names its payment', () => {
    for (const key of webhookSecrets)
      expect(provider.openWebhook(Buffer.from(body), signed(body, key))).toEqual({
        id: refundWebhook.id,
        type: 'refund.created',
        paymentId: payment.id,
      });
    expect(() => provider.openWebhook(Buffer.from(body), signed(body, 'ws_older'))).toThrow('signature');
    expect(() => provider.openWebhook(Buffer.from(`${body} `), signed(body))).toThrow('signature');
  });

  test('about a case at the provider names the payment that it is about', () => {
    const opened = JSON.stringify({ ...refundWebhook, type: 'resolution_center_case.created' });
    expect(provider.openWebhook(Buffer.from(opened), signed(opened)).paymentId).toBe(payment.id);
  });
});
