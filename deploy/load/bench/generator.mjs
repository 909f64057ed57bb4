// A cheap load generator: raw sockets, prepared bytes, answers read only as far as needed. Each connection sends its next
// application when the previous one is answered. As a child process it runs the jobs of its parent; by hand:
//   node deploy/load/bench/generator.mjs http://127.0.0.1:3001/api/applications [connections 32] [seconds 10]
// `npm run bench -- --only submissions --rounds 1` starts everything that it needs, with the real servers. A gateway
// counts calls by address: set TRUSTED_PROXIES=127.0.0.0/8, and every application comes from an address of its own.
import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import { runJob, serveJobs } from './driver.mjs';
import { applicationForm, nextNumber } from './form.mjs';

const numberMark = '#########';
const endOfHead = Buffer.from('\r\n\r\n');
const spellings = (...texts) => texts.map((text) => Buffer.from(text));
const lengthHeaders = spellings('content-length: ', 'Content-Length: ');
const closeHeaders = spellings('connection: close', 'Connection: close');

/** @param job `url`, `connections`, and for another request than an application: `get`, an object of headers */
export function startCalls({ url, connections, get }, done) {
  const faults = { failed: 0, pending: 0 };
  const request = get ? fixedRequest(url, get) : applicationRequest(url);
  const ok = get ? 200 : 201;
  const running = { stopped: false };
  const given = { url: new URL(url), request, ok, faults, running };
  const clients = Array.from({ length: connections }, () => startClient(given, done));
  return async () => {
    running.stopped = true;
    await Promise.all(clients.map((client) => client.ended));
    return faults;
  };
}

/** @returns a function that gives the next request's bytes, with other contacts, another key and another address */
function applicationRequest(url) {
  const { host, pathname } = new URL(url);
  const body = JSON.stringify(applicationForm(numberMark));
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `idempotency-key: bench-${process.pid}-${Date.now()}-${numberMark}`,
    'x-forwarded-for: 10.1aa.1bb.1cc',
  ];
  const text = `${head.join('\r\n')}\r\n\r\n${body}`;
  const places = [...text.matchAll(numberMark)].map(({ index }) => index);
  const octets = ['aa', 'bb', 'cc'].map((mark) => text.indexOf(`.1${mark}`) + 2);
  return () => {
    const bytes = Buffer.from(text, 'latin1');
    return () => {
      const number = nextNumber();
      for (const place of places) bytes.latin1Write(number, place);
      octets.forEach((place, index) => bytes.latin1Write(number.slice(3 + 2 * index, 5 + 2 * index), place));
      return bytes;
    };
  };
}

function fixedRequest(url, headers) {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return () => () => bytes;
}

/** One connection. A server may close it after an answer; then it is opened again. */
function startClient({ url, request, ok, faults, running }, done) {
  const next = request();
  let end;
  const ended = new Promise((resolve) => (end = resolve));
  const buffer = Buffer.allocUnsafe(64 * 1024);
  let socket;
  let began;
  let left = 0;
  let closes = false;
  const fail = (example) => {
    faults.failed++;
    faults.example ??= example;
  };
  const send = () => {
    if (running.stopped) return socket.destroy();
    began = performance.now();
    socket.write(next());
  };
  const read = (length) => {
    if (left > 0) left -= length;
    else {
      const answer = readAnswer(buffer, length);
      left = answer.total - length;
      closes = answer.closes;
      if (answer.status !== ok) fail(buffer.toString('utf8', 0, length));
      if (answer.pending) faults.pending++;
    }
    if (left > 0) return true;
    done(performance.now() - began);
    if (!closes) send();
    return true;
  };
  const open = () => {
    closes = false;
    socket = connect({ host: url.hostname, port: url.port, noDelay: true, onread: { buffer, callback: read } }, send);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      if (running.stopped) return end();
      if (!closes) fail('The connection was closed');
      open();
    });
  };
  open();
  return { ended };
}

/** Reads the first piece of an answer, which always contains its whole head. */
function readAnswer(buffer, length) {
  const head = buffer.indexOf(endOfHead);
  const place = (names) => names.map((name) => buffer.subarray(0, head).indexOf(name)).find((at) => at > 0);
  const at = place(lengthHeaders) + lengthHeaders[0].length;
  if (head < 0 || head > length || !at) throw new Error(`Not understood: ${buffer.toString('latin1', 0, length)}`);
  let content = 0;
  for (let index = at; buffer[index] !== 13; index++) content = content * 10 + buffer[index] - 48;
  const status = (buffer[9] - 48) * 100 + (buffer[10] - 48) * 10 + buffer[11] - 48;
  const pending = status === 201 && buffer.subarray(head, length).includes('"pending"');
  return { status, pending, closes: place(closeHeaders) !== undefined, total: head + 4 + content };
}

if (process.send) serveJobs(startCalls);
else if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [url, connections = 32, seconds = 10] = process.argv.slice(2);
  console.log(await runJob(startCalls, { url, connections: Number(connections), seconds: Number(seconds) }));
}
