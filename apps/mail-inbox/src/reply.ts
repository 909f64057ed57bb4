import { createHmac, randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Address, Email } from 'postal-mime';

/** Where replies go: an address that takes a mail as it is, signed by Standard Webhooks. */
export type Delivery = { url: string; secret: string };

export type Draft = { text: string; file?: { name: string; type: string; content: Buffer } | undefined };

const quotedAtMost = 20_000;
const deliverWithinMs = 60_000;
const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** What the recipient of a mail answers, as mail programs write it (RFC 5322): to its Reply-To, in its thread, with quotes. */
export async function replyTo(mail: Partial<Email>, { text, file }: Draft): Promise<Buffer> {
  const [from, to] = [firstOf(mail.to), firstOf(mail.replyTo) ?? firstOf(mail.from && [mail.from])];
  const { messageId, references = '', subject = '' } = mail;
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail({
    from,
    to,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    text: `${text}\n\n${quoted(mail)}\n`,
    ...(messageId && { inReplyTo: messageId, references: `${references} ${messageId}`.trim() }),
    ...(file && { attachments: [{ filename: file.name, contentType: file.type, content: file.content }] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}

const firstOf = (addresses: Address[] = []) => {
  const [first] = addresses.flatMap((each) => each.group ?? [each]);
  return first?.address ? { name: first.name ?? '', address: first.address } : undefined;
};

function quoted({ from, date, text = '' }: Partial<Email>): string {
  const writer = from?.name || from?.address || 'Somebody';
  const at = date ? `On ${clock.format(new Date(date))}, ` : '';
  const lines = text.slice(0, quotedAtMost).trimEnd().split('\n');
  return `${at}${writer} wrote:\n${lines.map((line) => `> ${line}`).join('\n')}`;
}

/** Hands a mail over like a mail server. @throws Error that says why it was not taken */
export async function deliver({ url, secret }: Delivery, raw: Buffer): Promise<void> {
  const [id, at] = [randomUUID(), String(Math.floor(Date.now() / 1_000))];
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  const signature = createHmac('sha256', key).update(`${id}.${at}.`).update(raw).digest('base64');
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': id,
      'webhook-timestamp': at,
      'webhook-signature': `v1,${signature}`,
    },
    body: new Uint8Array(raw),
    signal: AbortSignal.timeout(deliverWithinMs),
  }).catch(() => ({ ok: false, status: 0 }));
  if (!ok) throw new Error(status ? `It was answered with ${status}` : 'Nobody answered');
}
