import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { webhookProblem } from '@blue-peony/service-kit';
import PostalMime from 'postal-mime';
import { MailStore } from './mail-store.ts';
import { startWebServer } from './web-server.ts';

const secret = 'a secret of the test';
let dataDir: string;
let store: MailStore;
let receiver: Server;
let web: Awaited<ReturnType<typeof startWebServer>>;
let taken: Buffer[];
let status: number;

beforeEach(async () => {
  [taken, status] = [[], 200];
  dataDir = await mkdtemp(join(tmpdir(), 'mail-inbox-'));
  store = await MailStore.open(dataDir);
  receiver = createServer((request, response) => {
    void buffer(request).then((raw) => {
      if (status === 200 && !webhookProblem([secret], raw, request.headers)) taken.push(raw);
      response.writeHead(status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  web = await startWebServer({ store, delivery: { url, secret } }, 0, '127.0.0.1');
});
afterEach(async () => {
  await web.close();
  receiver.close();
  receiver.closeAllConnections();
  await rm(dataDir, { recursive: true });
});

const aMail = [
  'From: Blue Peony <hello@site.example>',
  'To: =?utf-8?q?Ola_=C5=BB?= <ola@applicant.example>',
  'Reply-To: Blue Peony <reply+k7k7@site.example>',
  'Message-ID: <answer.applicant@site.example>',
  'References: <first@applicant.example>',
  'Subject: Porozmawiajmy [A-0000ADA0]',
  'Date: Thu, 26 Nov 2026 10:00:00 +0000',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Cześć!',
  'Kiedy możesz?',
  '',
].join('\r\n');

const add = (raw = aMail) => store.add(Buffer.from(raw));

function send(id: string, fields: Record<string, string | File>, origin = web.url): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(`${web.url}/mails/${id}/reply`, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
}

test('a reply goes to the Reply-To of a mail from its recipient, in its thread, with quotes and a file', async () => {
  const file = new File([Buffer.from('\x89PNG')], 'zdjęcie.png', { type: 'image/png' });
  const answer = await send(await add(), { text: 'W piątek.\nPasuje?', file });
  expect([answer.status, taken.length]).toEqual([303, 1]);
  const mail = await PostalMime.parse(taken[0]!);
  expect(mail).toMatchObject({
    from: { name: 'Ola Ż', address: 'ola@applicant.example' },
    to: [{ name: 'Blue Peony', address: 'reply+k7k7@site.example' }],
    subject: 'Re: Porozmawiajmy [A-0000ADA0]',
    inReplyTo: '<answer.applicant@site.example>',
    references: '<first@applicant.example> <answer.applicant@site.example>',
  });
  expect(mail.text).toMatch(/^W piątek\.\nPasuje\?\n\nOn [^\n]*, Blue Peony wrote:\n> Cześć!\n> Kiedy możesz\?\n/);
  expect(mail.attachments).toMatchObject([{ filename: 'zdjęcie.png', mimeType: 'image/png' }]);
  const page = await (await fetch(web.url)).text();
  expect(page).toContain('<em>Sent</em> To Blue Peony &lt;reply+k7k7@site.example&gt;');
  expect(await (await fetch(web.url + answer.headers.get('location')!)).text()).not.toContain(
    '<form method="post" action="/mails',
  );
});

test('a mail is replied to by a form that needs no script, and only where replies go somewhere', async () => {
  const id = await add();
  expect(await (await fetch(`${web.url}/mails/${id}`)).text()).toContain(`action="/mails/${id}/reply"`);
  const mute = await startWebServer({ store }, 0, '127.0.0.1');
  expect(await (await fetch(`${mute.url}/mails/${id}`)).text()).not.toContain('/reply"');
  await mute.close();
});

test('a reply that was not taken is told, keeps what was written, and is not among those that were sent', async () => {
  status = 503;
  const answer = await send(await add(), { text: 'Piątek <b>' });
  const page = await answer.text();
  expect(answer.status).toBe(502);
  expect(page).toContain('Your reply was not delivered. It was answered with 503.');
  expect(page).toContain('Piątek &lt;b&gt;</textarea>');
  expect(store.list().map(({ sent }) => sent)).toEqual([false]);
});

test('another site, an empty text and a file that is too large send nothing', async () => {
  const id = await add();
  expect((await send(id, { text: 'Hello' }, 'http://evil.example')).status).toBe(403);
  expect((await send(id, { text: '  ' })).status).toBe(422);
  const large = new File([Buffer.alloc(7 * 1024 * 1024)], 'large.bin');
  expect((await send(id, { text: 'Hello', file: large })).status).toBe(422);
  expect((await send('1700000000000-00000000', { text: 'Hello' })).status).toBe(404);
  expect(taken).toEqual([]);
});
