import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiVersionDate, WhopProvider } from '../src/whop/whop-provider.ts';
import { Background, createLogger } from '@blue-peony/service-kit';
import { allowed } from '@blue-peony/test-kit';
import { ProbeWhop } from '../src/whop/probe-whop.ts';
import { checkoutConfiguration, orderId, payment } from './whop-fixtures.ts';

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

let base = '';
let provider: WhopProvider;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const apiUrl = `${base}/api/v1`;
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
    answer = () => undefined;
    const from = performance.now();
    await expect(provider.createCheckout(draft)).rejects.toThrow(/timeout/i);
    expect(performance.now() - from).toBeLessThan(10_000 + allowed(1_000));
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
    ['paid', 'dispute_closed', 'paid'],
    ['paid', 'open_resolution', 'disputed'],
    ['paid', 'a_new_word', 'unknown'],
  ])('that is %s and %s is %s to us', async (status, substatus, ours) => {
    answer = json({ ...payment, status, substatus });
    expect((await provider.payment(payment.id))!.status).toBe(ours);
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

  test('whose dispute is closed with the money returned is refunded', async () => {
    answer = json({ ...payment, substatus: 'dispute_closed', refunded_amount: 6.99 });
    expect((await provider.payment(payment.id))!.status).toBe('refunded');
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

  const probeOf = (apiUrl: string, log: string[]) => {
    const config = { name: 'whop', apiUrl, apiKey: 'key', accountId: 'biz', webhookSecrets: [webhookSecret] } as const;
    const destination = { write: (line: string) => void log.push(line) };
    const logger = createLogger({ service: 'commerce', level: 'info', destination });
    return new ProbeWhop(new WhopProvider(config), logger, new Background(logger));
  };

  test('stops it with a clear line where our version is refused', async () => {
    answer = json({}, 400);
    await expect(probeOf(base, []).onApplicationBootstrap()).rejects.toThrow(
      /^Whop refuses version 2026-07-20 of its API/,
    );
  });

  test('lets it go on where nobody answers, and says so', async () => {
    const log: string[] = [];
    await probeOf('http://127.0.0.1:9', log).onApplicationBootstrap();
    expect(log.join('')).toContain('the payment provider does not answer');
  });
});
