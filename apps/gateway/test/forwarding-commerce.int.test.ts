import type { ServerResponse } from 'node:http';
import { beforeEach, expect, test } from '@jest/globals';
import { receivedMailBytes } from '@blue-peony/contracts';
import { formPost, until } from '@blue-peony/test-kit';
import { json, owner, useGateway, useService } from './gateway-under-test.ts';

const commerce = useService();
const app = useGateway(() => ({ commerceUrl: commerce.url, intakeUrl: commerce.url, rateLimits: true }));
beforeEach(() => {
  commerce.received.length = 0;
  commerce.answer = (_request, response) => response.end('{}');
});

test('forwards a webhook byte for byte, with its signature headers', async () => {
  const body = '{ "type":"payment.succeeded",\n "data":{"id":"ż"} }';
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x', 'x-other': 'y' };
  await app.post('/api/webhooks/whop', body, headers);
  const [{ url, body: got, headers: given }] = commerce.received as [(typeof commerce.received)[0]];
  expect([url, got.toString()]).toEqual(['/api/webhooks/whop', body]);
  expect(given).toMatchObject({ 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x' });
  expect(given).not.toHaveProperty('x-other');
});

test('forwards a pushed mail of thirty megabytes byte for byte, refuses a larger one, and takes no more than two of an address', async () => {
  const mail = Buffer.alloc(receivedMailBytes, 'a\xff', 'latin1');
  const push = (body: Buffer) =>
    fetch(`${app.url}/api/inbound-mails`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', 'webhook-id': 'msg_1' },
      body: new Uint8Array(body),
    }).then(({ status }) => status);
  commerce.answer = (_request, response) => response.end('{"outcome":"filed"}');
  expect(await push(mail)).toBe(200);
  expect(commerce.received[0]!.body.equals(mail)).toBe(true);
  expect(commerce.received[0]!.headers).toMatchObject({ 'content-type': 'message/rfc822', 'webhook-id': 'msg_1' });
  expect(await push(Buffer.alloc(receivedMailBytes + 1))).toBe(413);
  const many = await Promise.all(Array.from({ length: 4 }, () => push(mail)));
  expect(many.filter((status) => status === 503).length).toBe(2);
});

test('takes four large webhooks of an address at once, and small ones beside them', async () => {
  const held: ServerResponse[] = [];
  commerce.answer = ({ headers }, response) =>
    Number(headers['content-length']) > 65_536 ? held.push(response) : response.end('{}');
  const push = async (body: string) =>
    (await app.post('/api/webhooks/whop', body, { 'x-forwarded-for': '203.0.113.9' })).status;
  const answered: number[] = [];
  const large = Array.from({ length: 6 }, async () => answered.push(await push(' '.repeat(900_000))));
  await until(() => held.length === 4 && answered.length === 2);
  expect(await push('{}')).toBe(200);
  for (const response of held) response.end('{}');
  await Promise.all(large);
  expect(answered).toEqual([503, 503, 200, 200, 200, 200]);
});

test('forwards range, resume and accept headers of downloads, and the answer', async () => {
  commerce.answer = (_request, response) =>
    void response.writeHead(206, { 'content-range': 'bytes 0-1/9', 'referrer-policy': 'no-referrer' }).end('ab');
  const headers = { range: 'bytes=0-1', 'if-range': '"e"', accept: 'text/html', 'accept-language': 'th' };
  const answer = await fetch(`${app.url}/functions/v1/download-file/secret`, { headers });
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([206, 'bytes 0-1/9', 'ab']);
  expect(commerce.received[0]!.headers).toMatchObject(headers);
  expect(app.logs.join('')).not.toContain('download-file/secret');
});

test('downloads that the service breaks off hold no places', async () => {
  commerce.answer = (_request, response) => void response.destroy();
  const headers = { 'x-forwarded-for': '198.51.100.65' };
  for (let run = 0; run < 65; run++) await fetch(`${app.url}/functions/v1/download-file/secret`, { headers });
  expect(commerce.received).toHaveLength(65);
});

test('forwards form posts of the sandbox page, and refuses forms elsewhere', async () => {
  const form = formPost({ action: 'pay', email: 'a@example.com' });
  await fetch(`${app.url}/sandbox-checkout/pay_1`, form);
  expect(commerce.received[0]!.body.toString()).toBe('action=pay&email=a%40example.com');
  expect((await fetch(`${app.url}/api/checkouts`, form)).status).toBe(415);
});

test('allows one address thirty checkouts and 120 downloads an hour, counting no part but the first of a file', async () => {
  const times = async (count: number, call: () => Promise<Response>) => {
    const statuses: number[] = [];
    for (let left = count; left > 0; left--) statuses.push((await call()).status);
    return statuses.filter((status) => status === 429).length;
  };
  commerce.answer = (_request, response) => response.writeHead(201).end('{}');
  const from = (address: string) => ({ 'x-forwarded-for': address });
  expect(await times(32, () => app.post('/api/checkouts', { a: 1 }, from('203.0.113.1')))).toBe(2);
  commerce.answer = ({ headers: { range } }, response) => {
    const start = /\d/.exec(range ?? '')?.[0];
    response.writeHead(start ? 206 : 200, start ? { 'content-range': `bytes ${start}-8/9` } : {}).end('{}');
  };
  const get = (headers: Record<string, string>) =>
    fetch(`${app.url}/functions/v1/download-file/x`, { headers: { ...from('203.0.113.2'), ...headers } });
  expect(await times(130, () => get({ range: 'bytes=5-' }))).toBe(0);
  expect(await times(60, () => get({ range: 'bytes=0-' }))).toBe(0);
  expect(await times(62, () => get({}))).toBe(2);
});

test('answers a limit or an outage with a page for a browser and a problem for a program', async () => {
  const ask = (from: string, accept = 'text/html') =>
    fetch(`${app.url}/functions/v1/fresh-links`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from, accept, 'accept-language': 'uk-UA,uk' },
      body: new URLSearchParams({ email: 'ada@reader.example' }),
    });
  commerce.answer = (_request, response) => response.writeHead(202).end();
  for (let left = 10; left > 0; left--) expect((await ask('203.0.113.7')).status).toBe(202);
  const limited = await ask('203.0.113.7');
  expect([limited.status, Number(limited.headers.get('retry-after')) > 3_000]).toEqual([429, true]);
  expect(limited.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await limited.text()).toMatch(/<html lang="uk">[^]*Щонайпізніше за годину[^]*href="\/ukr"/);
  expect(await (await ask('203.0.113.7', '*/*')).json()).toMatchObject({ code: 'rate_limited' });

  commerce.answer = (request) => void request.socket.destroy();
  const away = await ask('203.0.113.8');
  expect([away.status, away.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await away.text()).toContain('Сторінка зараз недоступна');
});

const orderId = '01890a5d-ac96-774b-bcce-b302099a8057';

test('lists orders for staff only', async () => {
  expect((await fetch(`${app.url}/api/admin/orders?q=a`)).status).toBe(401);
  expect(commerce.received).toHaveLength(0);
  const { access_token } = await app.signIn(owner);
  expect((await app.call('/api/admin/orders?q=a%40b', access_token)).status).toBe(200);
  expect(commerce.received[0]!.url).toBe('/api/admin/orders?q=a%40b');
});

test("renews a buyer's links for staff only, and audits who did it", async () => {
  const path = `/api/admin/orders/${orderId}/fresh-links`;
  expect((await fetch(app.url + path, { method: 'POST' })).status).toBe(401);
  expect(commerce.received).toHaveLength(0);
  const { access_token, user } = await app.signIn(owner);
  const renew = () => app.call(path, access_token, { method: 'POST' });
  const audited = async () => {
    const { rows } = await app.sql.query(`SELECT staff_id, subject FROM audit WHERE action = 'order.links-renewed'`);
    return rows;
  };

  commerce.answer = json({}, 404);
  expect((await renew()).status).toBe(404);
  expect(await audited()).toEqual([]);

  commerce.answer = json({ accepted: true }, 202);
  expect((await renew()).status).toBe(202);
  expect(await audited()).toEqual([{ staff_id: user.id, subject: orderId }]);
  expect(commerce.received[0]!.headers.authorization).toMatch(/^Bearer /);
  expect(commerce.received[0]!.headers.authorization).not.toContain(access_token);
});
