import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { adopt, legalEntity, seller } from '@blue-peony/agency';
import type { AgencyFacts } from '@blue-peony/agency/schema';
import { messages } from '@blue-peony/agency/words';
import { until } from '@blue-peony/test-kit';
import { session, useCommerceApp } from './commerce-app.ts';
import { paperWords } from './papers.ts';

const app = useCommerceApp();
afterAll(() => adopt({}));

const rose: AgencyFacts = {
  legalEntity: { name: 'Velvet Rose AS', address: ['1 Harbor Street'] },
  seller: { numbers: true, taxes: { de: { percent: 19, line: 'Steuer laut OSS-Verfahren.' } } },
};

async function publish(facts: AgencyFacts, name: string): Promise<void> {
  await app.publish(facts);
  await until(() => legalEntity.name === name);
}
beforeAll(() => publish(rose, 'Velvet Rose AS'));

const year = new Date().getUTCFullYear();
const numbers = async (): Promise<number[]> =>
  (
    await app.database.query<{ number: number }[]>(
      `SELECT number FROM receipts WHERE series = 'Velvet Rose AS' ORDER BY number`,
    )
  ).map(({ number }) => number);

const bought = async (language: string, currency = 'EUR') =>
  (await app.paidOrder({ ...session, currency, language })).id;
const receipt = (orderId: string) => app.call(`/api/orders/${orderId}/receipt`, { headers: app.proofOf(orderId) });

async function wordsOf(orderId: string): Promise<string> {
  const answer = await receipt(orderId);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return paperWords(answer);
}

test('twenty payments at once are numbered from 1 to 20, also when the connections of their work are cut', async () => {
  expect(seller.numbers).toBe(true);
  const orders = await Promise.all(Array.from({ length: 20 }, () => app.checkout()));
  // Everything that wants a number waits for this one, which is never committed.
  const rival = app.database.createQueryRunner();
  await rival.startTransaction();
  await rival.query(`INSERT INTO receipt_series VALUES ('Velvet Rose AS', $1, 1)`, [year]);
  for (const { page } of orders) await app.act(page, 'pay');
  await until(async () => {
    const waiting = await app.database.query<unknown[]>(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%receipt_series%'`,
    );
    return waiting.length > 0;
  });
  app.line.reset();
  await rival.rollbackTransaction();
  await rival.release();
  await until(async () => {
    await app.database.query('UPDATE webhooks SET due_at = now() WHERE done_at IS NULL AND due_at > now()');
    await app.reconcileNow();
    const paid = await app.database.query<unknown[]>(`SELECT FROM orders WHERE status = 'paid'`);
    return paid.length === 20;
  });
  expect(await numbers()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('a receipt has the seller, the tax of its country and its number as they were when the order was paid', async () => {
  const orderId = await bought('de');
  const before = await wordsOf(orderId);
  for (const said of [
    'Velvet Rose AS',
    '1 Harbor Street',
    `${year}-${String((await numbers()).at(-1)).padStart(5, '0')}`,
    '33,61\u00a0€',
    'Steuer 19\u00a0%',
    '6,39\u00a0€',
    '40\u00a0€',
    'Steuer laut OSS-Verfahren.',
    'buyer@example.com',
  ])
    expect(before).toContain(said);
  await publish({ legalEntity: { name: 'Another AS' } }, 'Another AS');
  expect(await wordsOf(orderId)).toBe(before);
  const later = await wordsOf(await bought('de'));
  expect(later).toContain('Another AS');
  expect(later).not.toMatch(/Belegnummer|Steuer/);
});

test.each([
  ['en', 'USD'],
  ['pl', 'PLN'],
  ['de', 'EUR'],
  ['ukr', 'PLN'],
  ['th', 'USD'],
] as const)('the receipt of an order in %s is in its language', async (language, currency) => {
  expect(await wordsOf(await bought(language, currency))).toContain(messages[language].sale.receipt);
});

test('a receipt opens with the secret of its order alone, and not before it is paid', async () => {
  const open = await app.checkout();
  expect((await receipt(open.orderId)).status).toBe(404);
  const orderId = await bought('en', 'USD');
  expect((await app.call(`/api/orders/${orderId}/receipt`)).status).toBe(404);
});
