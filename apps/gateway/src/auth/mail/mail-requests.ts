import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnswerMailRequest } from './answer-mail-request.ts';
import { MailRequestsRepository, type MailRequest } from './mail-requests.repository.ts';

// Polling interval for requests of a process that has died; this process handles its own requests at once.
const everyMs = 5_000;

/**
 * Requests for mail by people who are not signed in. A request costs one insert, and the account is looked up later, so
 * that neither the answer nor its timing reveals whether the account exists.
 */
@Injectable()
export class MailRequests implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;

  constructor(
    private readonly database: DataSource,
    private readonly requests: MailRequestsRepository,
    private readonly work: AnswerMailRequest,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'mail requests', work: () => this.next(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }

  async add(request: MailRequest): Promise<void> {
    await this.requests.insert(request);
    setImmediate(() => this.repeat.wake());
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
