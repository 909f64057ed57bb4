import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Breaker, handlingDefaults } from '@blue-peony/messaging';
import { serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { createTransport } from 'nodemailer';
import { agencyMailbox, type NotificationConfig } from '../config.ts';
import type { Mail, Mailbox } from '../mails/mail.ts';
import { requiresTls } from './smtp-tls.ts';

const connectLimitMs = 30_000;
/** RFC 5321, 4.5.3.2.6: a server may take so long to answer a whole mail. A second copy would follow an earlier end. */
const answerLimitMs = 10 * 60_000;
/** Longest time that handing over one mail takes. Shorter than the time of a handler. */
const sendLimitMs = answerLimitMs + 2 * 60_000;
/** Two mails for each event that is handled at the same time: no mail waits for a connection that a slow one has. */
const connections = 2 * handlingDefaults.concurrency;

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
    /** The server is away, or asks to come again later: no fault of the mail. */
    readonly outage: 'mail server' | undefined,
  ) {
    super(`SMTP ${command ?? 'session'} failed: ${code}`);
  }
}

/** Hands mails to the server of `SMTP_URL` over a pool of connections. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport;
  private readonly from: Required<Mailbox>;
  /** Holds mails back while the server is away. */
  readonly breaker: Breaker;

  constructor(
    @Inject(serviceConfig) { smtpUrl, smtpTls, mailFrom = agencyMailbox }: NotificationConfig,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.from = mailFrom;
    this.transport = createTransport({
      pool: true,
      url: smtpUrl,
      requireTLS: requiresTls(smtpUrl, smtpTls),
      maxConnections: connections,
      // Our own tiers repeat, with the claim in between; a silent second try inside the pool could send twice.
      maxRequeues: 0,
      // Shorter than what servers allow, so that none closes a connection under a mail.
      idleTimeout: 20_000,
      dnsTimeout: 5_000,
      connectionTimeout: connectLimitMs,
      greetingTimeout: connectLimitMs,
      socketTimeout: answerLimitMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.breaker = new Breaker({ dependency: 'smtp', probe: () => this.transport.verify(), logger });
  }

  /** The same for every attempt at a mail, so that mail programs can tell a second copy. */
  messageId(...parts: string[]): string {
    return `<${parts.join('.')}@${this.from.address.split('@').at(-1)}>`;
  }

  /** Resolves when the server has taken the mail. @throws MailFailure */
  async send({ to, replyTo, subject, lang, text, html, personal }: Mail, messageId: string): Promise<void> {
    try {
      await this.transport.sendMail({
        messageId,
        from: this.from,
        to: mailbox(to),
        replyTo: mailbox(replyTo),
        subject: subject.replace(/\s+/g, ' '),
        text,
        html,
        headers: { 'Auto-Submitted': personal ? 'no' : 'auto-generated', 'Content-Language': lang },
        signal: AbortSignal.timeout(sendLimitMs),
      });
    } catch (error) {
      const failure = failureOf(error as SmtpError);
      if (failure.outage) this.breaker.failed(failure);
      else this.breaker.succeeded();
      throw failure;
    }
    this.breaker.succeeded();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.breaker.stop();
    this.transport.close();
  }
}

const mailbox = ({ name = '', address }: Mailbox) => ({ name, address });

type SmtpError = { name?: string; code?: string; responseCode?: number; response?: string; command?: string };

/** What a server says about one mail, and not about itself or about our way in. */
const aboutTheMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

function failureOf({ name, code, responseCode = 0, response, command }: SmtpError): MailFailure {
  // 5.7.x speaks of policy, for example of a sender who may not relay: that is ours to repair, not the recipient's.
  const policy = /^5\d\d[ -]5\.7\./.test(response ?? '');
  const refused = command === 'RCPT TO' && responseCode >= 500 && !policy;
  // The mail library does not take it: an address that cannot be one, a mail that cannot be written.
  const unusable = command === 'API' && responseCode === 0;
  const itsOwn = unusable || (responseCode >= 500 && aboutTheMail.has(command ?? ''));
  const recipientRefused = refused || (unusable && code === 'EENVELOPE');
  return new MailFailure(
    String(responseCode || code || name || 'unknown'),
    command,
    recipientRefused,
    itsOwn ? undefined : 'mail server',
  );
}
