import { fillPath } from '@blue-peony/contracts';
import { Breaker, type Inbox } from '@blue-peony/messaging';
import type { Logger } from '@blue-peony/service-kit';
import type { z } from 'zod';
import { askOwner, OwnerAway, type Owner, type OwnerConfig } from '../shared/ask-owner.ts';

type Row<T> = { path: string; response: z.ZodType<T> };

/**
 * Client of a service that owns mail texts. While the service is away, calls fail at once instead of at their time
 * limit.
 */
export class TextOwner {
  private readonly breaker: Breaker;

  constructor(
    private readonly config: OwnerConfig,
    private readonly owner: Owner,
    inbox: Inbox,
    logger: Logger,
  ) {
    const probe = () => this.ask('GET', '/readyz');
    this.breaker = new Breaker({ dependency: owner, probe, logger, openAfter: 1 });
    // Only mails of this owner wait; mails of other owners continue.
    this.breaker.onAdmission(() => void inbox.endOutage().catch(() => undefined));
  }

  /** @returns undefined when the subject of the mail is deleted @throws OwnerAway */
  async read<T>({ path, response }: Row<T>, params: Record<string, string>): Promise<T | undefined> {
    if (this.breaker.admits === 0) throw new OwnerAway(this.owner, `${this.owner} is away`);
    const answer = await this.ask('GET', fillPath(path, params)).catch((error: unknown) => {
      if (error instanceof OwnerAway) this.breaker.failed(error);
      throw error;
    });
    this.breaker.succeeded();
    return answer === undefined ? undefined : response.parse(answer);
  }

  ask(method: string, path: string, body?: object): Promise<unknown> {
    return askOwner(this.config, this.owner, { method, path, ...(body && { body }) });
  }

  stop(): Promise<void> {
    return this.breaker.stop();
  }
}
