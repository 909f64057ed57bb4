import { endpoints } from '@blue-peony/contracts';
import { Inbox } from '@blue-peony/messaging';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';

@Controller()
export class DeadLettersController {
  constructor(private readonly inbox: Inbox) {}

  @Serves(endpoints.listDeadLetters)
  async listDeadLetters({ query }: Calls['listDeadLetters']) {
    const [items, counts] = await Promise.all([this.inbox.deadLetters(query.limit), this.inbox.countDeadLetters()]);
    return { items, counts };
  }

  @Serves(endpoints.replayDeadLetter)
  async replayDeadLetter({ params }: Calls['replayDeadLetter']) {
    if ((await this.inbox.revive(params)) === 0) throw new AppError('not_found');
    return params;
  }

  @Serves(endpoints.replayDeadLetters)
  async replayDeadLetters({ body }: Calls['replayDeadLetters']) {
    return { replayed: await this.inbox.revive(body) };
  }
}
