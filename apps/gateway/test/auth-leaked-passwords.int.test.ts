import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { ensureStaff } from '../src/index.ts';
import { bearer, reviewer, signIn, useGateway, useService } from './gateway-under-test.ts';

const ranges = useService();
const gateway = useGateway(() => ({ passwordRangesUrl: `${ranges.url}/range/` }));
const password = 'rainy-otter-62-violin';
const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
const suffix = hash.slice(5);

async function change() {
  const { access_token } = await signIn(gateway.url);
  const response = await fetch(`${gateway.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { ...bearer(access_token).headers, 'content-type': 'application/json' },
    body: JSON.stringify({ password, current_password: reviewer.password }),
  });
  return [response.status, await response.json()];
}

beforeEach(async () => {
  await ensureStaff(gateway.config.databaseUrl, reviewer);
  ranges.received.length = 0;
});

test('a leaked password is refused, and the service of leaked passwords sees only five digits of its hash', async () => {
  ranges.answer = (_request, response) => response.end(`${'0'.repeat(35)}:3\r\n${suffix}:17\r\n`);
  expect(await change()).toEqual([
    422,
    expect.objectContaining({ weak_password: expect.objectContaining({ reasons: ['pwned'] }) }),
  ]);
  expect(ranges.received.map(({ url, headers }) => [url, headers['add-padding']])).toEqual([
    [`/range/${hash.slice(0, 5)}`, 'true'],
  ]);
});

test.each([
  ['other passwords', `${'0'.repeat(35)}:3\r\n`],
  ['a line of padding', `${suffix}:0\r\n`],
])('a password is accepted when the range has %s', async (_what, body) => {
  ranges.answer = (_request, response) => response.end(body);
  expect(await change()).toEqual([200, expect.anything()]);
});

test.each([
  ['fails', (response) => response.writeHead(503).end(`${suffix}:17`)],
  ['answers without end', (response) => response.end(`${suffix}:17\n${'x'.repeat(300_000)}`)],
  ['closes the connection', (response) => response.destroy()],
] satisfies [string, (response: import('node:http').ServerResponse) => unknown][])(
  'a password is accepted, and a failure logged, when the service of leaked passwords %s',
  async (_how, answer) => {
    gateway.logs.length = 0;
    ranges.answer = (_request, response) => answer(response);
    expect(await change()).toEqual([200, expect.anything()]);
    expect(gateway.logs.filter((line) => line.includes('leaked password check failed'))).toHaveLength(1);
    expect(gateway.logs.join('')).not.toContain(suffix);
  },
);
