import { expect, test } from '@jest/globals';
import { useGateway, useService } from './gateway-under-test.ts';

const commerce = useService();
const app = useGateway(() => ({ commerceUrl: commerce.url, rateLimits: true }));

test('of ten thousand guessed order secrets sixty are answered as wrong, while a buyer beside them reads their order', async () => {
  commerce.answer = (_request, response) =>
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"code":"not_found"}');
  const order = `${app.url}/api/orders/01890a5d-ac96-774b-bcce-b302099a8057`;
  const read = (secret: string, address: string) =>
    fetch(order, { headers: { authorization: `Order ${secret}`, 'x-forwarded-for': address } });
  const counts = new Map<number, number>();
  for (let round = 0; round < 100; round++) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, guess) => {
        const answer = await read(`guess-${round}-${guess}`, '203.0.113.9');
        await answer.body?.cancel();
        return answer.status;
      }),
    );
    for (const status of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ 404: 60, 429: 9_940 });
  commerce.answer = (_request, response) => response.writeHead(200).end('{}');
  expect((await read('hers', '203.0.113.9')).status).toBe(200);
  expect(app.logs.join('')).not.toMatch(/guess-\d|Order hers/);
});
