import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startMailInbox, type MailInbox } from './index.ts';
import { MailStore } from './mail-store.ts';

let dataDir: string;
let inbox: MailInbox;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-inbox-'));
  inbox = await startMailInbox({ dataDir });
});
afterEach(async () => {
  await inbox.close();
  await rm(dataDir, { recursive: true });
});

const mail = (subject: string, body = '<p>Hello</p><script>alert(1)</script>') =>
  `From: Blue Peony <hello@site.example>\r\nTo: ada@site.example\r\nSubject: ${subject}\r\n` +
  `Content-Type: text/html; charset=utf-8\r\n\r\n${body}\r\n`;

/** Sends raw SMTP commands and returns the server's last answer. */
async function deliver(raw: string): Promise<string> {
  const socket = connect(Number(new URL(inbox.smtpUrl).port), '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    const { value = '' } = await lines.next();
    return /^\d{3}-/.test(value) ? answer() : value;
  };
  let last = await answer();
  const commands = ['EHLO test', 'MAIL FROM:<hello@site.example>', 'RCPT TO:<ada@site.example>', 'DATA', `${raw}\r\n.`];
  for (const command of commands) {
    socket.write(`${command}\r\n`);
    last = await answer();
  }
  socket.destroy();
  return last;
}

const page = async (path = '/') => (await fetch(inbox.url + path)).text();
const firstMail = async () => /\/mails\/[\w-]+/.exec(await page())![0];

/** Uses node:http, because `fetch` does not let a caller set the Host header. */
async function statusFor(headers: Record<string, string>, method = 'GET', path = '/'): Promise<number> {
  const asked = request(inbox.url + path, { method, headers }).end();
  const [response] = await once(asked, 'response');
  await text(response);
  return response.statusCode;
}

test('keeps an accepted mail across a restart', async () => {
  expect(await page()).toContain('No mail yet');
  expect(await deliver(mail('Welcome'))).toMatch(/^250 /);
  await inbox.close();
  inbox = await startMailInbox({ dataDir });
  expect(await page()).toContain('Welcome');
  expect(await page(`${await firstMail()}?part=source`)).toContain('Subject: Welcome');
});

test('lists the newest mail first', async () => {
  await deliver(mail('Older'));
  await deliver(mail('Newer'));
  const list = await page();
  expect(list.indexOf('Newer')).toBeLessThan(list.indexOf('Older'));
});

test('shows the HTML part only in a frame that can neither run scripts nor load anything', async () => {
  await deliver(mail('Hello'));
  const path = await firstMail();
  expect(await page(path)).toContain('sandbox="allow-popups');
  expect(await page(path)).not.toContain('alert(1)');
  const frame = await fetch(`${inbox.url}${path}/html`);
  expect(frame.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(frame.headers.get('content-security-policy')).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
});

test('escapes all text that comes from a mail', async () => {
  await deliver(mail('<img src=x onerror=alert(1)>'));
  for (const path of ['/', `${await firstMail()}?part=source`]) {
    expect(await page(path)).not.toContain('<img');
    expect(await page(path)).toContain('&lt;img src=x');
  }
});

test("answers only requests for this machine's own host names", async () => {
  expect(await statusFor({ host: 'evil.example' })).toBe(403);
  expect(await statusFor({ host: 'localhost.evil.example:80' })).toBe(403);
  expect(await statusFor({ host: 'localhost:9999' })).toBe(200);
});

test('serves no file outside of its list of mails', async () => {
  await deliver(mail('Hello'));
  await writeFile(join(dataDir, 'secret.eml'), 'secret');
  for (const path of ['/mails/..%2fsecret', '/mails/../secret', '/mails/1700000000000-00000000', '/etc/passwd']) {
    expect(await statusFor({}, 'GET', path)).toBe(404);
  }
});

test('deletes every mail, but not on the request of another site', async () => {
  await deliver(mail('Hello'));
  expect(await statusFor({ origin: 'http://evil.example' }, 'POST', '/delete-all')).toBe(403);
  expect(await statusFor({}, 'POST', '/delete-all')).toBe(403);
  expect(await page()).toContain('Hello');
  expect(await statusFor({ origin: inbox.url }, 'POST', '/delete-all')).toBe(303);
  expect(await page()).toContain('No mail yet');
  expect(await readdir(join(dataDir, 'mail'))).toEqual([]);
});

test('refuses a mail of more than 5 MB and stores nothing of it', async () => {
  expect(await deliver(mail('Large', 'x'.repeat(5 * 1024 * 1024)))).toMatch(/^552 /);
  expect(await readdir(join(dataDir, 'mail'))).toEqual([]);
});

test('keeps only the newest mails above its limit', async () => {
  const store = await MailStore.open(join(dataDir, 'small'), 2);
  for (const subject of ['one', 'two', 'three']) await store.add(Buffer.from(mail(subject)));
  expect(store.list()).toHaveLength(2);
  expect(await readdir(join(dataDir, 'small'))).toHaveLength(2);
});

test('removes the partial file of an interrupted receipt', async () => {
  const folder = join(dataDir, 'mail');
  await writeFile(join(folder, '1700000000000-0000abcd.part'), 'half a ma');
  expect((await MailStore.open(folder)).list()).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});
