import { smtpOptions } from '@blue-peony/service-kit';
import { createTransport } from 'nodemailer';
import type { NotificationConfig } from '../config.ts';

const limitMs = 15_000;
const pauseMs = { answers: 15_000, away: 5_000 };

/** Tracks whether the mail server accepts connections. Greeting and login run in the background and delay no probe. */
export class MailServer {
  private readonly transport;
  private failure: Error | undefined;
  private greetAt = -Infinity;

  constructor({ smtpUrl, smtpTls }: Pick<NotificationConfig, 'smtpUrl' | 'smtpTls'>) {
    this.transport = createTransport(smtpOptions(smtpUrl, smtpTls, limitMs));
  }

  /** Result of the last greeting. @throws Error without addresses or names in its message */
  async check(): Promise<void> {
    if (performance.now() >= this.greetAt) {
      this.greetAt = Infinity;
      void this.greet();
    }
    if (this.failure) throw this.failure;
  }

  private async greet(): Promise<void> {
    this.failure = await this.transport.verify().then(() => undefined, awayBecause);
    this.greetAt = performance.now() + (this.failure ? pauseMs.away : pauseMs.answers);
  }
}

const awayBecause = ({ code = 'unknown' }: { code?: string }) =>
  Object.assign(new Error(`The mail server did not greet: ${code}`), { outage: 'mail server' as const });
