import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { script, style } from './assets.ts';
import { parseMail, type MailStore } from './mail-store.ts';
import { framed, inboxPage, parts, type Part } from './pages.ts';

type Answer = { status?: number; type: string; body: string | Buffer; csp?: string; location?: string };

const pageCsp =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
// A mail runs no script, loads nothing and does not share the page's origin, also when opened outside of its frame.
const mailCsp =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const htmlType = 'text/html; charset=utf-8';
const notFound: Answer = { status: 404, type: 'text/plain; charset=utf-8', body: 'No such page' };
const forbidden: Answer = { status: 403, type: 'text/plain; charset=utf-8', body: 'Not from here' };

/** Serves the inbox to browsers on this machine. @throws Error with code EADDRINUSE when the port is taken */
export async function startWebServer(store: MailStore, port: number, host: string) {
  const server = createServer((request, response) => {
    answer(store, request).then(
      (made) => send(response, made),
      () => send(response, { status: 500, type: 'text/plain; charset=utf-8', body: 'The mail could not be read' }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(store: MailStore, request: IncomingMessage): Promise<Answer> {
  request.resume();
  // Prevents DNS rebinding: another site whose host name resolves to this machine must not read the mails.
  if (!isLocal(request.headers.host)) return forbidden;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox');
  if (request.method === 'POST') return pathname === '/delete-all' ? deleteAll(store, request) : notFound;
  if (request.method !== 'GET') return notFound;
  if (pathname === '/') return { type: htmlType, body: inboxPage(store.list()), csp: pageCsp };
  if (pathname === '/newest') return { type: 'text/plain', body: store.list()[0]?.id ?? '' };
  if (pathname === '/style.css') return { type: 'text/css', body: style };
  if (pathname === '/script.js') return { type: 'text/javascript', body: script };
  const [, id, frame] = /^\/mails\/([\w-]{1,40})(\/html)?$/.exec(pathname) ?? [];
  return id ? showMail(store, id, frame ? 'frame' : searchParams.get('part')) : notFound;
}

async function showMail(store: MailStore, id: string, wanted: string | null): Promise<Answer> {
  const mail = await store.read(id);
  if (!mail) return notFound;
  const parsed = await parseMail(mail.raw);
  if (wanted === 'frame') return { type: htmlType, body: framed(withPictures(parsed)), csp: mailCsp };
  const texts: Record<Part, string | undefined> = {
    html: parsed.html,
    text: parsed.text,
    source: mail.raw.toString('utf8'),
  };
  const available = parts.filter((part) => texts[part]);
  const part = available.find((each) => each === wanted) ?? available[0] ?? 'source';
  const open = { summary: mail.summary, available, part, text: texts[part] ?? '' };
  return { type: htmlType, body: inboxPage(store.list(), open), csp: pageCsp };
}

/** Pictures that came with the mail; the frame loads nothing. */
const withPictures = ({ html = '', attachments = [] }: Awaited<ReturnType<typeof parseMail>>): string =>
  attachments.reduce((page, { contentId = '', mimeType, content }) => {
    const id = contentId.replace(/^<|>$/g, '');
    return id
      ? page.replaceAll(
          `cid:${id}`,
          `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
        )
      : page;
  }, html);

async function deleteAll(store: MailStore, { headers }: IncomingMessage): Promise<Answer> {
  // Browsers send the origin of a form; a page of another site must not empty the inbox.
  if (headers.origin !== `http://${headers.host}`) return forbidden;
  await store.clear();
  return { status: 303, type: 'text/plain', body: '', location: '/' };
}

function isLocal(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');
}

function send(response: ServerResponse, { status = 200, type, body, csp, location }: Answer): void {
  response
    .writeHead(status, {
      'content-type': type,
      'content-security-policy': csp ?? "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      ...(location && { location }),
    })
    .end(body);
}
