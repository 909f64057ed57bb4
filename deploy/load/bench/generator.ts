// A cheap load generator: raw sockets, prepared bytes, answers read only as far as needed. Each connection sends its next
// application when the previous one is answered. As a child process it runs the jobs of its parent; by hand:
//   node --import ./tools/register.mjs deploy/load/bench/generator.ts http://127.0.0.1:3001/api/applications [connections 32] [seconds 10]
// `npm run bench -- --only submissions --rounds 1` starts everything that it needs, with the real servers. A gateway
// counts calls by address: set TRUSTED_PROXIES=127.0.0.0/8, and every application comes from an address of its own.
import { connect, type Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { runJob, serveJobs, type Start } from './driver.ts';
import { benchForm, nextNumber } from './form.ts';

const numberMark = '#########';
const endOfHead = Buffer.from('\r\n\r\n');
const spellings = (...texts: string[]) => texts.map((text) => Buffer.from(text));
const lengthHeaders = spellings('content-length: ', 'Content-Length: ');
const closeHeaders = spellings('connection: close', 'Connection: close');

/** `get`: headers of another request than an application. */
type Job = { url: string; connections: number; seconds: number; get?: Record<string, string> };
/** Makes a connection's function that gives its next request's bytes. */
type Requests = () => () => Buffer;

export const startCalls: Start<Omit<Job, 'seconds'>> = ({ url, connections, get }, done) => {
  const faults = { failed: 0, pending: 0, example: undefined as string | undefined };
  const request = get ? fixedRequest(url, get) : applicationRequest(url);
  const given = { url: new URL(url), request, ok: get ? 200 : 201, faults, running: { stopped: false } };
  const clients = Array.from({ length: connections }, () => startClient(given, done));
  return async () => {
    given.running.stopped = true;
    await Promise.all(clients);
    return faults;
  };
};

/** Each with other contacts, another key and another address. */
function applicationRequest(url: string): Requests {
  const { host, pathname } = new URL(url);
  const body = JSON.stringify(benchForm(numberMark));
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `idempotency-key: bench-${process.pid}-${Date.now()}-${numberMark}`,
    'x-forwarded-for: 10.1aa.1bb.1cc',
  ];
  const text = `${head.join('\r\n')}\r\n\r\n${body}`;
  const places = [...text.matchAll(new RegExp(numberMark, 'g'))].map(({ index }) => index);
  const octets = ['aa', 'bb', 'cc'].map((mark) => text.indexOf(`.1${mark}`) + 2);
  return () => {
    const bytes = Buffer.from(text, 'latin1');
    return () => {
      const number = nextNumber();
      for (const place of places) bytes.write(number, place, 'latin1');
      octets.forEach((place, index) => bytes.write(number.slice(3 + 2 * index, 5 + 2 * index), place, 'latin1'));
      return bytes;
    };
  };
}

function fixedRequest(url: string, headers: Record<string, string>): Requests {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return () => () => bytes;
}

type Client = {
  url: URL;
  request: Requests;
  ok: number;
  faults: { failed: number; pending: number; example: string | undefined };
  running: { stopped: boolean };
};

/** One connection. A server may close it after an answer; then it is opened again. Resolves when it has stopped. */
function startClient({ url, request, ok, faults, running }: Client, done: (ms: number) => void): Promise<void> {
  const next = request();
  const buffer = Buffer.allocUnsafe(64 * 1024);
  let socket: Socket;
  let began = 0;
  let left = 0;
  let closes = false;
  const fail = (example: string) => {
    faults.failed++;
    faults.example ??= example;
  };
  const send = () => {
    if (running.stopped) return void socket.destroy();
    began = performance.now();
    socket.write(next());
  };
  const callback = (length: number) => {
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
  return new Promise((end) => {
    const open = () => {
      closes = false;
      const where = { host: url.hostname, port: Number(url.port), noDelay: true };
      socket = connect({ ...where, onread: { buffer, callback } }, send);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        if (running.stopped) return end();
        if (!closes) fail('The connection was closed');
        open();
      });
    };
    open();
  });
}

/** Reads the first piece of an answer, which always contains its whole head. */
function readAnswer(buffer: Buffer, length: number) {
  const head = buffer.indexOf(endOfHead);
  const place = (names: Buffer[]) => names.map((name) => buffer.subarray(0, head).indexOf(name)).find((at) => at > 0);
  const at = (place(lengthHeaders) ?? NaN) + lengthHeaders[0]!.length;
  if (head < 0 || head > length || !at) throw new Error(`Not understood: ${buffer.toString('latin1', 0, length)}`);
  let content = 0;
  for (let index = at; buffer[index] !== 13; index++) content = content * 10 + buffer[index]! - 48;
  const status = (buffer[9]! - 48) * 100 + (buffer[10]! - 48) * 10 + buffer[11]! - 48;
  const pending = status === 201 && buffer.subarray(head, length).includes('"pending"');
  return { status, pending, closes: place(closeHeaders) !== undefined, total: head + 4 + content };
}

if (process.send) serveJobs<Job>(startCalls);
else if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const [url = '', connections = 32, seconds = 10] = process.argv.slice(2);
  console.log(await runJob<Job>(startCalls, { url, connections: Number(connections), seconds: Number(seconds) }));
}
