import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { jsonPost, photoForm } from '@blue-peony/test-kit';
import type { Attack, Field } from './attack.ts';
import { pathsOf } from './frames.ts';
import { atOnce, hear, open, strike } from './wire.ts';

const deep = '['.repeat(30_000) + ']'.repeat(30_000);
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n])));
const json = [
  deep,
  '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
  `{"name":${deep}}`,
  keys(5_000),
  keys(100_000),
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  JSON.stringify({ name: 'a'.repeat(60_000), email: '\0', city: '\ud800', country: '\u202e' }),
  '{"name":1e999999,"age_confirmed":-0,"file_urls":[null,{},[[]],"\\ud800"]}',
  `{"name":"a","name":"b"}`,
  'null',
  '',
  '\uFEFF{}',
  '{"a":"\u0000"}',
  '"just text"',
];

/** Too deep, too large or malformed JSON for every route and method with a body. */
export const deepBodies: Attack = async (field) => {
  // A sign-out would end the session of the honest staff member.
  const paths = (await pathsOf(field.url)).filter((path) => !path.endsWith('/logout'));
  const routes = paths.flatMap((path) => ['POST', 'PUT', 'PATCH'].map((method) => ({ path, method })));
  const authorization = `Bearer ${field.token}`;
  await atOnce(
    16,
    routes.flatMap(({ path, method }, route) =>
      json.map((body, index) => () => {
        const init = jsonPost(body, {}, method);
        const headers = { ...init.headers, ...(index % 2 === 0 && { authorization }) };
        return strike(field, path, { ...init, headers, limitMs: 20_000 }, route * json.length + index);
      }),
    ),
  );
};

/** Malformed multipart forms, and bodies with a wrong content type. */
export const strangeForms: Attack = async (field) => {
  const tiny = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const zipped = gzipSync(Buffer.alloc(100_000_000));
  const typed = (type: string, body: string | Buffer, headers = {}) => ({
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  });
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nx\r\n';
  const inits = [
    photoForm(tiny, 'a.jpg', 'b'.repeat(5_000)),
    photoForm(tiny, 'a'.repeat(10_000)),
    photoForm(tiny, '../../../etc/passwd\0.jpg'),
    typed('multipart/form-data', part),
    typed('multipart/form-data; boundary=', part),
    typed('multipart/form-data; boundary="', part),
    typed('multipart/form-data; boundary=b', `${part.repeat(10_000)}--b--`),
    typed('multipart/form-data; boundary=b', `--b\r\nX: ${'a'.repeat(500_000)}\r\n\r\n--b--`),
    typed('multipart/form-data; boundary=b', '--b--'),
    typed('multipart/form-data; boundary=b', ''),
    typed('application/json', zipped, { 'content-encoding': 'gzip' }),
    typed('multipart/form-data; boundary=b', zipped, { 'content-encoding': 'gzip' }),
    typed('application/json; charset=utf-16', '{}'),
    typed('application/json', Buffer.from([0x22, 0xff, 0xfe, 0x22])),
    typed('application/x-www-form-urlencoded', 'a[b]=c&'.repeat(8_000)),
    typed(`text/plain; ${'a=b; '.repeat(2_000)}`, 'x'),
  ];
  const paths = ['/api/uploads', '/api/applications', '/api/checkouts', '/api/webhooks/sandbox', '/auth/v1/token'];
  await atOnce(
    8,
    paths.flatMap((path) => inits.map((init, index) => () => strike(field, path, { ...init, limitMs: 20_000 }, index))),
  );
};

/** Bodies of 100 MB, of a known length and without one. */
export const hugeBodies: Attack = async (field) => {
  const paths = ['/api/uploads', '/api/applications', '/api/checkouts', '/api/webhooks/sandbox', '/auth/v1/token', '/'];
  const types = ['application/json', 'multipart/form-data; boundary=b', 'application/octet-stream'];
  const jobs = paths.flatMap((path) =>
    types.flatMap((type) =>
      ['Content-Length: 100000000', 'Transfer-Encoding: chunked'].map((framing, index) => async () => {
        const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n`;
        await pour(field, index, head, framing.startsWith('T'));
      }),
    ),
  );
  await atOnce(6, jobs);
};

/** Sends 100 MB as fast as possible, until the product answers or closes the connection. */
async function pour(field: Field, machine: number, head: string, chunked: boolean): Promise<void> {
  const socket = await open(field, machine);
  const size = 1_000_000;
  const block = Buffer.alloc(size, 'a');
  const framed = chunked ? Buffer.concat([Buffer.from(`${size.toString(16)}\r\n`), block, Buffer.from('\r\n')]) : block;
  socket.write(head);
  const heard = hear(socket, field, head.slice(0, head.indexOf(' HTTP')), 20_000);
  const over = new AbortController();
  void heard.then(() => over.abort());
  for (let sent = 0; sent < 100 && !over.signal.aborted && socket.writable; sent += 1)
    if (!socket.write(framed)) await Promise.race([once(socket, 'drain').catch(() => undefined), heard]);
  if (chunked && socket.writable) socket.write('0\r\n\r\n');
  await heard;
  socket.resetAndDestroy();
}
