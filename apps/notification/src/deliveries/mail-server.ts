import { createTransport } from 'nodemailer';

const limitMs = 15_000;
const pauseMs = { answers: 15_000, away: 5_000 };

/** Tracks whether the mail server accepts connections. The SMTP greeting runs in the background and delays no probe. */
export class MailServer {
  private readonly transport;
  private failure: Error | undefined;
  private greetAt = -Infinity;

  constructor(smtpUrl: string) {
    this.transport = createTransport({
      url: smtpUrl,
      dnsTimeout: 5_000,
      connectionTimeout: limitMs,
      greetingTimeout: limitMs,
      socketTimeout: limitMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
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
