import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnswerMailRequest } from './answer-mail-request.ts';
import { MailRequestsRepository, type MailRequest } from './mail-requests.repository.ts';

// Another process may have died over a request; its own are taken at once.
const pollMs = 5_000;

/**
 * Requests of strangers for mail. To ask costs one insert, whoever is asked for; only afterwards somebody looks whether
 * there is such an account. So neither the answer nor its time can tell.
 */
@Injectable()
export class MailRequests implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MailRequests.name);
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private woken = false;
  private stopped = false;

  constructor(
    private readonly database: DataSource,
    private readonly requests: MailRequestsRepository,
    private readonly work: AnswerMailRequest,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), pollMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.working;
  }

  async add(request: MailRequest): Promise<void> {
    await this.requests.insert(request);
    setImmediate(() => this.wake());
  }

  private wake(): void {
    this.woken = true;
    this.working ??= this.workOff()
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => (this.working = undefined));
  }

  private async workOff(): Promise<void> {
    while (this.woken && !this.stopped) {
      this.woken = false;
      while (!this.stopped && (await this.next()));
    }
  }

  /** @returns whether there was a request */
  private async next(): Promise<boolean> {
    const done = await this.database.transaction(async (manager) => {
      const request = await this.requests.take(manager);
      return request && { send: await this.work.answer(manager, request) };
    });
    done?.send?.();
    return done !== undefined;
  }
}
