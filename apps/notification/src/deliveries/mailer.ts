import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { createTransport } from 'nodemailer';
import { agencyMailbox, type NotificationConfig } from '../config.ts';
import type { Mail, Mailbox } from '../mails/mail.ts';

/** Longest time that handing over one mail takes, the wait for a free connection included. */
const sendLimitMs = 45_000;

/**
 * A mail that was not taken over. The mail library's own errors quote addresses, so nothing of them remains but codes:
 * `code` is the SMTP reply code, else the library's.
 */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  constructor(
    readonly code: string,
    readonly command: string | undefined,
    /** The server refuses this recipient for good; trying again would change nothing. */
    readonly recipientRefused: boolean,
  ) {
    super(`SMTP ${command ?? 'session'} failed: ${code}`);
  }
}

/** Hands mails to the server of `SMTP_URL` over a pool of connections. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport;
  private readonly from: Required<Mailbox>;

  constructor(@Inject(serviceConfig) { smtpUrl, mailFrom = agencyMailbox }: NotificationConfig) {
    this.from = mailFrom;
    this.transport = createTransport({
      pool: true,
      url: smtpUrl,
      maxConnections: 5,
      // Our own tiers repeat, with the claim in between; a silent second try inside the pool could send twice.
      maxRequeues: 0,
      // Shorter than what servers allow, so that none closes a connection under a mail.
      idleTimeout: 20_000,
      dnsTimeout: 5_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      // Some servers scan for spam before they answer; giving up too early would send a second copy.
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** The same for every attempt at a mail, so that mail programs can tell a second copy. */
  messageId(...parts: string[]): string {
    return `<${parts.join('.')}@${this.from.address.split('@').at(-1)}>`;
  }

  /** Resolves when the server has taken the mail. @throws MailFailure */
  async send({ to, replyTo, subject, lang, text, html }: Mail, messageId: string): Promise<void> {
    try {
      await this.transport.sendMail({
        messageId,
        from: this.from,
        to: mailbox(to),
        replyTo: mailbox(replyTo),
        subject: subject.replace(/\s+/g, ' '),
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': lang },
        signal: AbortSignal.timeout(sendLimitMs),
      });
    } catch (error) {
      throw failureOf(error as SmtpError);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

const mailbox = ({ name = '', address }: Mailbox) => ({ name, address });

type SmtpError = { name?: string; code?: string; responseCode?: number; response?: string; command?: string };

function failureOf({ name, code, responseCode, response, command }: SmtpError): MailFailure {
  // 5.7.x speaks of policy, for example of a sender who may not relay: that is ours to repair, not the recipient's.
  const policy = /^5\d\d[ -]5\.7\./.test(response ?? '');
  const refused = command === 'RCPT TO' && (responseCode ?? 0) >= 500 && !policy;
  const unusable = code === 'EENVELOPE' && command === 'API';
  return new MailFailure(String(responseCode || code || name || 'unknown'), command, refused || unusable);
}
