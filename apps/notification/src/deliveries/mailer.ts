import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Breaker, handlingDefaults } from '@blue-peony/messaging';
import { serviceConfig, serviceLogger, smtpOptions, type Logger } from '@blue-peony/service-kit';
import { createTransport } from 'nodemailer';
import type { NotificationConfig } from '../config.ts';
import { agencyMailbox, flowerId, type Mail, type Mailbox } from '../letters/mail.ts';

const connectLimitMs = 30_000;
/**
 * RFC 5321, 4.5.3.2.6: a server may take this long to answer after the message. A shorter limit would send a second
 * copy.
 */
const answerLimitMs = 10 * 60_000;
/** Longest time to send one mail; must be shorter than the handler's limit. */
const sendLimitMs = answerLimitMs + 2 * 60_000;
/** Two mails per concurrently handled event, so that no mail waits for a connection that a slow one holds. */
const connections = 2 * handlingDefaults.concurrency;

/**
 * A mail that the server did not accept. The mail library's errors quote addresses, so only codes are kept: `code` is
 * the SMTP reply code, or else the library's code.
 */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  constructor(
    readonly code: string,
    readonly command: string | undefined,
    /** The server refuses this recipient for good; a retry would not help. */
    readonly recipientRefused: boolean,
    /** The server is away or asks for a retry: not the mail's fault. */
    readonly outage: 'mail server' | undefined,
  ) {
    super(`SMTP ${command ?? 'session'} failed: ${code}`);
  }
}

/** Sends mails through the server of `SMTP_URL` over a connection pool. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport;
  private readonly given: Required<Mailbox> | undefined;
  /** Breaker that holds mails back while the server is away. */
  readonly breaker: Breaker;

  constructor(
    @Inject(serviceConfig) { smtpUrl, smtpTls, mailFrom }: NotificationConfig,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.given = mailFrom;
    this.transport = createTransport({
      ...smtpOptions(smtpUrl, smtpTls, connectLimitMs),
      pool: true,
      maxConnections: connections,
      // Retries are ours and claim the mail first; a silent retry inside the pool could send it twice.
      maxRequeues: 0,
      // Shorter than servers' idle limits, so that no server closes a connection while a mail is being sent.
      idleTimeout: 20_000,
      socketTimeout: answerLimitMs,
    });
    this.breaker = new Breaker({ dependency: 'smtp', probe: () => this.transport.verify(), logger });
  }

  private get from(): Required<Mailbox> {
    return this.given ?? agencyMailbox();
  }

  /** The same for every attempt, so that mail programs recognize a second copy. */
  messageId(...parts: string[]): string {
    return `<${parts.join('.')}@${this.from.address.split('@').at(-1)}>`;
  }

  /** Resolves when the server has accepted the mail. @throws MailFailure */
  async send(
    {
      sender = this.from.name,
      to,
      replyTo,
      subject,
      lang,
      text,
      html,
      flower,
      calendar,
      personal,
      references = [],
    }: Mail,
    messageId: string,
  ): Promise<void> {
    try {
      await this.transport.sendMail({
        messageId,
        from: { ...this.from, name: sender },
        to: mailbox(to),
        replyTo: mailbox(replyTo),
        ...(references.length > 0 && { inReplyTo: references.at(-1)!, references: [...references] }),
        subject: subject.replace(/\s+/g, ' '),
        text,
        html,
        ...(flower && { attachments: [inline(flower)] }),
        ...(calendar && { icalEvent: { ...calendar, filename: 'session.ics' } }),
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

const inline = (content: string) => ({
  cid: flowerId,
  filename: 'flower.png',
  content,
  encoding: 'base64',
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
});

const mailbox = ({ name = '', address }: Mailbox) => ({ name, address });

type SmtpError = { name?: string; code?: string; responseCode?: number; response?: string; command?: string };

/** SMTP commands whose refusal is about this mail, not about the server or our authentication. */
const aboutTheMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

function failureOf({ name, code, responseCode = 0, response, command }: SmtpError): MailFailure {
  // 5.7.x is about policy, for example a sender that may not relay: we must fix that, it is not the recipient's fault.
  const policy = /^5\d\d[ -]5\.7\./.test(response ?? '');
  const refused = command === 'RCPT TO' && responseCode >= 500 && !policy;
  // The mail library rejects it: a malformed address, or a message that cannot be composed.
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
