import { randomUUID } from 'node:crypto';
import type { TestMailbox } from '@blue-peony/test-kit';
import { ImapFlow } from 'imapflow';

/** A person's own look into the mailbox, and the server that delivers to it. */
export async function openMailbox({ plainUrl, ca }: TestMailbox) {
  const { hostname, port, username, password } = new URL(plainUrl);
  const client = new ImapFlow({
    host: hostname,
    port: Number(port),
    tls: { ca },
    auth: { user: username, pass: password },
    logger: false,
  });
  client.on('error', () => undefined);
  await client.connect();
  await client.mailboxOpen('INBOX');
  return {
    client,
    deliver: (raw: string | Buffer) => client.append('INBOX', Buffer.from(raw)),
    /** Flags of every mail, by its number. */
    async flags() {
      await client.noop();
      if (client.mailbox && client.mailbox.exists === 0) return [];
      const mails = await client.fetchAll('1:*', { uid: true, flags: true });
      return mails.map(({ flags }) => [...flags!].filter((flag) => flag !== '\\Recent').toSorted());
    },
    async count() {
      await client.noop();
      return client.mailbox ? client.mailbox.exists : 0;
    },
    close: () => client.logout().catch(() => client.close()),
  };
}

/** A mail like no other. */
export const aReply = (given: { text?: string; subject?: string } = {}) =>
  [
    'From: Ada Lovelace <ada@applicant.example>',
    'To: Blue Peony <reply+token@agency.example>',
    `Subject: ${given.subject ?? 'Re: Let us talk'}`,
    `Message-ID: <${randomUUID()}@applicant.example>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    given.text ?? 'Friday suits me.',
    '',
  ].join('\r\n');
