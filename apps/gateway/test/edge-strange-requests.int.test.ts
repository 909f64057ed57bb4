import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, expect, test } from '@jest/globals';
import { json, refusalOf, useGateway, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url }));
const at = (path: string) => `${gateway.url}${path}`;

beforeEach(() => {
  intake.received.length = 0;
  intake.answer = json({ ok: true }, 201);
});

const typed = (type: string) => ({ 'content-type': type });
const unsupported = [415, 'unsupported_media_type'] as const;

test.each([
  ['an unknown call', 'GET', '/api/nothing', {}, 404, 'not_found'],
  ['another method', 'DELETE', '/api/applications', {}, 405, 'method_not_allowed'],
  ['a malformed path', 'GET', '/api/%ff', {}, 400, 'bad_request'],
  ['a NUL in the path', 'GET', '/api/admin/photos/a%00b', {}, 403, 'link_expired'],
  ['a path that climbs', 'GET', '/api/admin/photos/..%2f..%2fx', {}, 403, 'link_expired'],
  ['a form for JSON', 'POST', '/api/applications', typed('application/x-www-form-urlencoded'), ...unsupported],
  ['text for JSON', 'POST', '/api/applications', typed('text/plain'), ...unsupported],
  ['a content type that is none', 'POST', '/api/applications', typed(';;'), ...unsupported],
  ['JSON for a photo', 'POST', '/api/uploads', typed('application/json'), ...unsupported],
  ['no body', 'POST', '/api/applications', {}, ...unsupported],
])('%s is refused and is no server error', async (_what, method, path, headers, status, code) => {
  const init = { method, headers, body: 'content-type' in headers ? '{}' : null };
  expect(await refusalOf(await fetch(at(path), init))).toEqual([status, code]);
});

test.each([
  ['half a document', '{"a":', 400],
  ['a prototype', '{"__proto__":{}}', 400],
  ['more than 64 KB', JSON.stringify({ a: 'x'.repeat(70_000) }), 413],
  ['30,000 arrays in each other', '['.repeat(30_000) + ']'.repeat(30_000), 400],
  ['10,000 objects in each other', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000), 400],
])('%s never reaches the service', async (_what, body, status) => {
  expect((await gateway.post('/api/applications', body)).status).toBe(status);
  expect(intake.received).toEqual([]);
});

// Brackets inside a string do not count as nesting.
const brackets = JSON.stringify({ text: `\\"${'['.repeat(100)}` });

test.each(['null', 'false', '0', '""', '[]', '"\\u0000"', brackets])(
  'JSON %s reaches the service unchanged',
  async (body) => {
    expect((await gateway.post('/api/applications', body)).status).toBe(201);
    expect(intake.received.at(-1)!.body.toString()).toBe(body);
  },
);

test.each(['', '; boundary=', `; boundary=${'b'.repeat(5_000)}`, '; boundary="b'])(
  'a form with the boundary "%.20s" never reaches the service',
  async (boundary) => {
    const headers = { 'content-type': `multipart/form-data${boundary}` };
    const answer = await fetch(at('/api/uploads'), { method: 'POST', headers, body: '--b--' });
    expect(await refusalOf(answer)).toEqual([400, 'bad_request']);
    expect(intake.received).toEqual([]);
  },
);

test('malformed headers are dropped or refused', async () => {
  const send = async (...lines: string[]) => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.write(`POST /api/applications HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${lines.join('\r\n')}\r\n\r\n{}`);
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    await once(socket, 'close');
    return Number(answer.match(/^HTTP\/1.1 (?!100)(\d{3})/m)?.[1]);
  };
  const document = ['Content-Type: application/json', 'Content-Length: 2'];
  expect(await send(...document, 'Expect: 100-continue')).toBe(201);
  expect(await send(...document, 'TE: gzip', 'Keep-Alive: x', 'Proxy-Authorization: y')).toBe(201);
  expect(await send(...document, 'Idempotency-Key: \x80\xff')).toBe(201);
  expect(await send(...document, 'Upgrade: websocket')).toBe(201);
  expect(await send(...document, 'Content-Length: 3')).toBe(400);
  expect(await send(...document, `X: ${'x'.repeat(20_000)}`)).toBe(431);
  expect(await send(...document, 'Host: b')).toBe(400);
  expect(await send(...document, 'host: a')).toBe(400);
});

test('an aborted upload does not harm the gateway', async () => {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    'POST /api/uploads HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9999\r\n\r\n--b',
  );
  await once(intake.server, 'request');
  socket.destroy();
  expect((await fetch(at('/readyz'))).status).toBe(200);
});
