import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { script, style } from './assets.ts';
import { parseMail, type MailStore } from './mail-store.ts';
import { framed, inboxPage, parts, type OpenMail, type Part } from './pages.ts';
import { deliver, replyTo, type Delivery } from './reply.ts';
import { readDraft } from './reply-form.ts';

/** Without `delivery` nobody can reply. */
type Inbox = { store: MailStore; delivery?: Delivery | undefined };
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
export async function startWebServer(inbox: Inbox, port: number, host: string) {
  const server = createServer((request, response) => {
    answer(inbox, request).then(
      (made) => {
        request.resume();
        send(response, made);
      },
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

async function answer(inbox: Inbox, request: IncomingMessage): Promise<Answer> {
  const { store } = inbox;
  // Prevents DNS rebinding: another site whose host name resolves to this machine must not read the mails.
  if (!isLocal(request.headers.host)) return forbidden;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox');
  if (request.method === 'POST') return change(inbox, request, pathname);
  if (request.method !== 'GET') return notFound;
  if (pathname === '/') return { type: htmlType, body: inboxPage(store.list()), csp: pageCsp };
  if (pathname === '/newest') return { type: 'text/plain', body: store.list()[0]?.id ?? '' };
  if (pathname === '/style.css') return { type: 'text/css', body: style };
  if (pathname === '/script.js') return { type: 'text/javascript', body: script };
  const [, id, frame] = /^\/mails\/([\w-]{1,40})(\/html)?$/.exec(pathname) ?? [];
  return id ? showMail(inbox, id, { wanted: frame ? 'frame' : searchParams.get('part') }) : notFound;
}

type View = { wanted?: string | null; reply?: OpenMail['reply']; status?: number };

async function showMail({ store, delivery }: Inbox, id: string, view: View): Promise<Answer> {
  const { wanted, reply = {}, status = 200 } = view;
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
  const canReply = delivery !== undefined && !mail.summary.sent;
  const open = { summary: mail.summary, available, part, text: texts[part] ?? '', reply: canReply ? reply : undefined };
  return { status, type: htmlType, body: inboxPage(store.list(), open), csp: pageCsp };
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

async function change(inbox: Inbox, request: IncomingMessage, path: string): Promise<Answer> {
  const { headers } = request;
  // Browsers send the origin of a form; a page of another site must neither empty the inbox nor write in its name.
  if (headers.origin !== `http://${headers.host}`) return forbidden;
  const [, id] = /^\/mails\/([\w-]{1,40})\/reply$/.exec(path) ?? [];
  if (id) return sendReply(inbox, id, request);
  if (path !== '/delete-all') return notFound;
  await inbox.store.clear();
  return seeOther('/');
}

async function sendReply(inbox: Inbox, id: string, request: IncomingMessage): Promise<Answer> {
  const { store, delivery } = inbox;
  const mail = await store.read(id);
  if (!mail || !delivery || mail.summary.sent) return notFound;
  const draft = await readDraft(request);
  if (!draft)
    return showMail(inbox, id, { status: 422, reply: { problem: 'Write a text, with a file of at most 5 MB.' } });
  try {
    const raw = await replyTo(await parseMail(mail.raw), draft);
    await deliver(delivery, raw);
    return seeOther(`/mails/${await store.add(raw, { sent: true })}`);
  } catch (error) {
    const problem = `Your reply was not delivered. ${(error as Error).message}.`;
    return showMail(inbox, id, { status: 502, reply: { text: draft.text, problem } });
  }
}

const seeOther = (location: string): Answer => ({ status: 303, type: 'text/plain', body: '', location });

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
