import { Background, type Repeat } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnswerMailRequest } from './answer-mail-request.ts';
import { keepRequest, takeRequest, type MailRequest } from './mail-requests.repository.ts';

// Polling interval for requests of a process that has died; this process handles its own requests at once.
const everyMs = 5_000;

/**
 * Requests for mail by people who are not signed in. A request costs one insert, and the account is looked up later, so
 * that neither the answer nor its timing reveals whether the account exists.
 */
@Injectable()
export class MailRequests {
  private readonly repeat: Repeat;

  constructor(
    private readonly database: DataSource,
    private readonly work: AnswerMailRequest,
    background: Background,
  ) {
    this.repeat = background.every('mail requests', everyMs, () => this.next());
  }

  async add(request: MailRequest): Promise<void> {
    await keepRequest(request, this.database.manager);
    setImmediate(() => this.repeat.wake());
  }

  /** @returns whether there was a request */
  private async next(): Promise<boolean> {
    const done = await this.database.transaction(async (manager) => {
      const request = await takeRequest(manager);
      return request && { send: await this.work.answer(manager, request) };
    });
    done?.send?.();
    return done !== undefined;
  }
}
