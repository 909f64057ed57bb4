import type { Attack } from './attack.ts';
import { atOnce, sendRaw } from './wire.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const types = [
  'multipart/form-data; boundary=b',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
];
const bodies = [
  'Transfer-Encoding: chunked\r\n\r\nZ\r\n',
  'Transfer-Encoding: chunked\r\n\r\nZZZZ\r\n--b\r\n',
  'Transfer-Encoding: chunked\r\n\r\n5\r\n--b\r\n\r\nZ\r\n',
  'Transfer-Encoding: xchunked\r\n\r\n--b\r\n',
  'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nZ\r\n',
  'Content-Length: 5\r\nContent-Length: 6\r\n\r\n--b--',
];
const heads = [
  'Host: x\r\nHost: y\r\n\r\n',
  'Host: x\r\nContent-Length: -1\r\n\r\n',
  'Host: x\r\nX-Nul: a\0b\r\n\r\n',
  'Host: x\r\nX Space: a\r\n\r\n',
  'Host: x\nX-Bare: a\n\n',
  `Host: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
  `Host: x\r\n${'X-Many: a\r\n'.repeat(3_000)}\r\n`,
  'Host: x\r\n folded: a\r\n\r\n',
];

/** The documented paths and some undocumented ones, with `x` for each parameter. */
export async function pathsOf(url: string): Promise<string[]> {
  const document = (await (await fetch(`${url}/api/docs-json`)).json()) as { paths: object };
  const documented = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, 'x'));
  return [...documented, '/', '/admin', '/nothing', '/auth/v1/token', '/auth/v1/user', '/healthz'];
}

/** Violates HTTP on every route, method and content type. */
export const brokenFrames: Attack = async (field) => {
  const lines = (await pathsOf(field.url)).flatMap((path) => methods.map((method) => `${method} ${path} HTTP/1.1\r\n`));
  const requests = lines.flatMap((line) => [
    ...types.flatMap((type) => bodies.map((body) => `${line}Host: x\r\nContent-Type: ${type}\r\n${body}`)),
    ...heads.map((head) => line + head),
  ]);
  await atOnce(
    64,
    requests.map((request, index) => async () => {
      const said = await sendRaw(field, index, request, 100);
      if (/^[123]/.test(said) && request.includes('Host: y')) field.answers.fault(`two hosts answered ${said}`);
    }),
  );
};

const targets = [
  `/${'a'.repeat(15_000)}`,
  '/%',
  '/%00',
  '/%ff%fe',
  '/..%2f..%2fetc%2fpasswd',
  '/../../etc/passwd',
  '//evil.example/%2f..',
  '/\\..\\..',
  '/api/orders/%00',
  `/api/admin/photos/${'%2e%2e%2f'.repeat(50)}`,
  `/?${'a=b&'.repeat(3_000)}`,
  '/api/admin/applications?limit=1e99&cursor=%00&q=%ff',
  `/?__proto__[x]=1&constructor[prototype][x]=1&${'a[b]'.repeat(500)}=1`,
  'http://evil.example/',
  '*',
];
const extras = [
  '',
  'Range: bytes=0-0,1-1,2-2,-1,99999999999999999999-\r\n',
  'If-Modified-Since: never\r\nIf-None-Match: "\r\n',
  `Accept-Language: ${'en;q=0.1,'.repeat(1_000)}\r\n`,
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n',
  'Expect: 100-continue\r\nContent-Length: 10\r\n',
  'Expect: nonsense\r\n',
  'X-Forwarded-For: 1.2.3.4, nonsense\r\nX-Forwarded-Host: evil.example\r\n',
  `Authorization: Bearer ${'a.'.repeat(3_000)}\r\n`,
  `Cookie: ${'a=b; '.repeat(2_000)}\r\n`,
  'Accept-Encoding: gzip;q=nonsense, br;q=9999\r\n',
];

/** Requests malformed targets with malformed headers. */
export const strangeRequests: Attack = async (field) => {
  const verbs = [...methods, 'CONNECT', 'TRACE', 'PROPFIND', 'PRI', 'get'];
  const requests = verbs.flatMap((verb) =>
    targets.flatMap((target) => extras.map((extra) => `${verb} ${target} HTTP/1.1\r\nHost: x\r\n${extra}\r\n`)),
  );
  const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
  const pipelined = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000);
  await atOnce(
    64,
    [...requests, preface, pipelined].map((request, index) => () => sendRaw(field, index, request, 1_000)),
  );
};
