import { nothingToTell } from '@blue-peony/contracts';
import { Breaker, Inbox } from '@blue-peony/messaging';
import { currentTraceparent, serviceAuthorization, type KeyRing, type Logger } from '@blue-peony/service-kit';

const answerWithinMs = 10_000;
/**
 * Statuses that mean "retry later"; a release without these rows answers 404, and 401 while the two services have
 * different secrets. Any other failure counts against this mail.
 */
const later = new Set([401, 404, 429, 502, 503, 504]);

type Owner = { name: 'intake' | 'commerce'; url: string; keys: KeyRing };

/** The owning service does not answer or asks for a retry: the mail waits for it. */
class OwnerAway extends Error {
  override readonly name = 'OwnerAway';
  constructor(
    readonly outage: Owner['name'],
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Client of a service that owns mail texts. While the service is away, calls fail at once instead of at their time
 * limit.
 */
export class TextOwner {
  private readonly breaker: Breaker;

  constructor(
    private readonly owner: Owner,
    inbox: Inbox,
    logger: Logger,
  ) {
    const probe = () => this.ask('GET', '/readyz');
    this.breaker = new Breaker({ dependency: owner.name, probe, logger, openAfter: 1 });
    // Only mails of this owner wait; mails of other owners continue.
    this.breaker.onAdmission(() => void inbox.endOutage().catch(() => undefined));
  }

  /** @returns undefined when the subject of the mail is deleted @throws OwnerAway */
  async read(path: string): Promise<unknown> {
    const { name } = this.owner;
    if (this.breaker.admits === 0) throw new OwnerAway(name, `${name} is away`);
    const answer = await this.ask('GET', path).catch((error: unknown) => {
      if (error instanceof OwnerAway) this.breaker.failed(error);
      throw error;
    });
    this.breaker.succeeded();
    return answer;
  }

  async ask(method: string, path: string): Promise<unknown> {
    const { name, url, keys } = this.owner;
    const authorization = await serviceAuthorization(keys, name);
    const traceparent = currentTraceparent();
    const signal = AbortSignal.timeout(answerWithinMs);
    const init = { method, signal, headers: { authorization, ...(traceparent && { traceparent }) } };
    const { status, body } = await fetch(url + path, init)
      .then(async (answer) => ({ status: answer.status, body: (await answer.json()) as { detail?: string } }))
      .catch((cause: unknown) => {
        throw new OwnerAway(name, `${name} does not tell`, { cause });
      });
    if (status === 200) return body;
    if (status === 404 && body.detail === nothingToTell) return undefined;
    if (later.has(status)) throw new OwnerAway(name, `${name} answered ${status}`);
    throw new Error(`${name} answered ${status}`);
  }

  stop(): Promise<void> {
    return this.breaker.stop();
  }
}
