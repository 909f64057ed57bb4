import { fillPath, mailTextEndpoints, nothingToTell, type MailText, type MailTextKind } from '@blue-peony/contracts';
import { Breaker, Inbox } from '@blue-peony/messaging';
import { currentTraceparent, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NotificationConfig } from '../config.ts';

const answerWithinMs = 10_000;
/** A release without these rows answers 404. Any other failure is one of this mail alone, and counts. */
const later = new Set([404, 429, 502, 503, 504]);

/** Intake does not answer, or asks to come again later: the mail waits for it. */
class IntakeAway extends Error {
  override readonly name = 'IntakeAway';
  readonly outage = 'intake';
}

/** Asks intake for what a mail tells when it is sent, so that nothing of an applicant waits on the way to her mail. */
@Injectable()
export class MailTexts implements OnApplicationShutdown {
  private readonly url: string;
  private readonly breaker: Breaker;

  constructor(
    @Inject(serviceConfig) { intakeUrl }: NotificationConfig,
    inbox: Inbox,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.url = intakeUrl;
    const probe = () => this.ask('GET', '/readyz');
    this.breaker = new Breaker({ dependency: 'intake', probe, logger, openAfter: 1 });
    // Events hold back by themselves: mails of others go on meanwhile.
    this.breaker.onAdmission(() => void inbox.endOutage().catch(() => undefined));
  }

  /** @returns undefined when what the mail is about is deleted. @throws IntakeAway */
  async read(kind: MailTextKind, id: string): Promise<MailText | undefined> {
    if (this.breaker.admits === 0) throw new IntakeAway();
    const { method, path, response } = mailTextEndpoints.read;
    const answer = await this.ask(method, fillPath(path, { kind, id })).catch((error: unknown) => {
      if (error instanceof IntakeAway) this.breaker.failed(error);
      throw error;
    });
    this.breaker.succeeded();
    return answer === undefined ? undefined : response.parse(answer);
  }

  /** Lets intake delete what it kept for this mail alone. */
  async forget(kind: MailTextKind, id: string): Promise<void> {
    const { method, path } = mailTextEndpoints.forget;
    await this.ask(method, fillPath(path, { kind, id }));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.breaker.stop();
  }

  private async ask(method: string, path: string): Promise<unknown> {
    const traceparent = currentTraceparent();
    const signal = AbortSignal.timeout(answerWithinMs);
    const init = { method, signal, ...(traceparent && { headers: { traceparent } }) };
    const { status, body } = await fetch(this.url + path, init)
      .then(async (answer) => ({ status: answer.status, body: (await answer.json()) as { detail?: string } }))
      .catch((cause: unknown) => {
        throw new IntakeAway('intake does not tell', { cause });
      });
    if (status === 200) return body;
    if (status === 404 && body.detail === nothingToTell) return undefined;
    if (later.has(status)) throw new IntakeAway(`intake answered ${status}`);
    throw new Error(`intake answered ${status}`);
  }
}
