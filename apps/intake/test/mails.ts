import { replyListSchema, unknownReplyListSchema, type Reply, type UnknownReply } from '@blue-peony/contracts';
import { receivedMailId } from '@blue-peony/service-kit';
import { asWorker } from '@blue-peony/test-kit';
import { replyToken } from '../src/reply-token.ts';
import { applicantKeys, type IntakeApp } from './intake-app.ts';

type Given = {
  headers?: Record<string, string>;
  to?: string;
  from?: string;
  body?: string | Buffer;
  subject?: string;
};

/** The address to which a reply about an application goes. */
export const replyAddress = (applicationId: string): string =>
  `reply+${replyToken(applicantKeys, applicationId)}@agency.example`;

let made = 0;

/** A mail as its server received it. */
export function mail({ headers = {}, to = 'reply@agency.example', from = 'jane@mail.example', ...rest }: Given = {}) {
  const { body = 'Thank you!', subject = 'Re: your application' } = rest;
  const all = {
    From: `Jane <${from}>`,
    To: to,
    Subject: subject,
    Date: 'Thu, 26 Nov 2026 10:00:00 +0000',
    'Message-ID': `<${++made}.${process.pid}@mail.example>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${head.join('')}\r\n`), Buffer.from(body)]);
}

/** A mail of several parts, each with its own headers. */
export function multipart(parts: Buffer[], given: Given = {}, type = 'mixed', boundary = `b${++made}`): Buffer {
  const lines = parts.flatMap((one) => [Buffer.from(`--${boundary}\r\n`), one, Buffer.from('\r\n')]);
  const body = Buffer.concat([...lines, Buffer.from(`--${boundary}--\r\n`)]);
  const headers = { ...given.headers, 'Content-Type': `multipart/${type}; boundary="${boundary}"` };
  return mail({ ...given, headers, body });
}

export function part(type: string, content: string | Buffer, more = ''): Buffer {
  if (typeof content === 'string') return Buffer.from(`Content-Type: ${type}\r\n${more}\r\n${content}`);
  const lines = content.toString('base64').replace(/.{76}/g, '$&\r\n');
  return Buffer.from(`Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n${more}\r\n${lines}`);
}

export const attached = (type: string, name: string, content: string | Buffer): Buffer =>
  part(type, content, `Content-Disposition: attachment; filename="${name}"\r\n`);

/** Calls of the worker that brings mails, and of staff who read them. */
export function mails(app: IntakeApp) {
  async function receive(raw: Buffer, id = receivedMailId(raw)) {
    const response = await fetch(`${app.url}/inner/received-mails/${id}?at=${new Date().toISOString()}`, {
      method: 'PUT',
      headers: { ...(await asWorker('intake')), 'content-type': 'message/rfc822' },
      body: new Uint8Array(raw),
    });
    const body = (await response.json()) as { outcome?: string; code?: string };
    return body.outcome ?? body.code;
  }
  const repliesOf = async (applicationId: string): Promise<Reply[]> =>
    replyListSchema.parse((await app.ask(`applications/${applicationId}/replies`)).body).items;
  const unknown = async (): Promise<UnknownReply[]> =>
    unknownReplyListSchema.parse((await app.ask('unknown-replies')).body).items;
  /** Keys of stored files. */
  async function files(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of app.store.list('replies/')) keys.push(key);
    return keys.toSorted();
  }
  return { receive, repliesOf, unknown, files };
}
