import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { useGateway, useReplica, useService } from './gateway-under-test.ts';

// In this test, an upload without any byte in 300 ms is too slow.
const slowest = { everyMs: 300, bytes: 1 };

const intake = useService();
const patient = useGateway(() => ({ intakeUrl: intake.url, uploadsAtOnce: 8, uploadsPerAddress: 2 }));
const strict = useReplica(patient, () => ({ uploadsAtOnce: 64, slowest }));
const open = new Set<Socket>();

afterEach(async () => {
  for (const socket of open) socket.resetAndDestroy();
  await Promise.all([...open].filter(({ closed }) => !closed).map((socket) => once(socket, 'close')));
  open.clear();
});

/** The start of a request from its own address; the rest never arrives. */
async function begin(gateway: { url: string }, client: string, head: string) {
  const { port } = new URL(gateway.url);
  const socket = connect(Number(port), '127.0.0.1');
  open.add(socket);
  const answer = { text: '' };
  socket.on('data', (data) => (answer.text += String(data))).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`POST ${head.replace('\n', ` HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\n`)}\r\n`);
  const answered = async () => {
    while (!answer.text.includes('\r\n\r\n') && !socket.closed)
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return answer.text;
  };
  return { socket, answered };
}

const half = '/api/uploads\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n--b';

/** Starts an upload and waits until the service has received its beginning. */
async function beginUpload(client: string) {
  const reached = once(intake.server, 'request');
  const upload = await begin(patient, client, half);
  await reached;
  return upload;
}

test("uploads above an address's limit are refused at once, while another address gets through", async () => {
  await beginUpload('192.0.2.1');
  await beginUpload('192.0.2.1');
  const third = await begin(patient, '192.0.2.1', half);
  expect(await third.answered()).toMatch(/^HTTP\/1.1 503 [^]*retry-after: \d+[^]*"code":"unavailable"/);
  await beginUpload('192.0.2.2');
});

test('a short call is answered while every place for uploads is taken', async () => {
  for (let index = 0; index < 8; index++) await beginUpload(`192.0.2.${10 + Math.floor(index / 2)}`);
  const ninth = await begin(patient, '192.0.2.99', half);
  expect(await ninth.answered()).toMatch(/^HTTP\/1.1 503 [^]*retry-after: \d+/);
  expect((await patient.post('/api/applications', {})).status).toBe(200);
});

test('a stalled upload ends with 408 and releases its place', async () => {
  patient.logs.length = 0;
  const upload = await begin(strict, '192.0.2.1', half);
  expect(await upload.answered()).toMatch(/^HTTP\/1.1 408 [^]*"code":"request_timeout"/);
  expect(patient.logs.filter((line) => line.includes('request failed'))).toEqual([]);
});

test('an unfinished JSON body is answered with 408', async () => {
  const call = await begin(
    strict,
    '192.0.2.1',
    '/api/applications\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  );
  expect(await call.answered()).toMatch(/^HTTP\/1.1 408 [^]*"code":"request_timeout"/);
});

test('clients that disconnect early, after their answer, hold no places', async () => {
  for (let index = 0; index < 130; index++) {
    const call = await begin(
      patient,
      '192.0.2.7',
      '/api/applications\nContent-Type: text/plain\r\nContent-Length: 90\r\n\r\n{',
    );
    expect(await call.answered()).toMatch(/^HTTP\/1.1 415/);
    call.socket.resetAndDestroy();
  }
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  expect((await patient.post('/api/applications', {}, headers)).status).toBe(200);
});

test('a session has four live feeds, and another session has its own', async () => {
  intake.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n');
  };
  const [one, other] = [await patient.signIn(), await patient.signIn()];
  const left = new AbortController();
  const feed = ({ access_token }: typeof one) => patient.call('/api/admin/live', access_token, { signal: left.signal });
  for (let index = 0; index < 4; index++) expect((await feed(one)).status).toBe(200);
  const fifth = await feed(one);
  expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([503, '10']);
  expect((await feed(other)).status).toBe(200);
  left.abort();
});
