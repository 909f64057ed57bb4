import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { z } from 'zod';
import { SandboxRepository, type SandboxPayment } from './sandbox.repository.ts';
import { SendWebhooks } from './send-webhooks.ts';

const actions = [
  'pay',
  'pay-and-stay',
  'pay-late',
  'decline',
  'refund',
  'dispute',
  'dispute-won',
  'dispute-lost',
] as const;
export type Action = (typeof actions)[number];

export const actionSchema = z.object({
  action: z.enum(actions),
  email: z.string().trim().max(254).default(''),
});

const lateSeconds = 10;
const everyMs = 500;

/** What a buyer, a bank or staff do to a payment. */
@Injectable()
export class ActOnPayment implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly late: Repeat;

  constructor(
    private readonly books: SandboxRepository,
    private readonly webhooks: SendWebhooks,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.late = new Repeat({ name: 'late payments', work: () => this.payDue(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.late.start();
  }

  onModuleDestroy() {
    return this.late.stop();
  }

  /** @returns whether the buyer goes back to the shop; undefined when she has to name an address first */
  async act({ id }: SandboxPayment, action: Action, email: string): Promise<'leave' | 'stay' | undefined> {
    const paying = action.startsWith('pay');
    if (paying && !z.email().safeParse(email).success) return undefined;
    if (action === 'pay-late') {
      await this.books.payLater(id, email, lateSeconds);
      return 'leave';
    }
    if (paying) {
      if (await this.books.move(id, ['open', 'failed'], 'paid', email)) this.tell('payment.succeeded', id);
      return action === 'pay' ? 'leave' : 'stay';
    }
    const payment = { payment: { id } };
    if (action === 'decline' && (await this.books.move(id, ['open'], 'failed'))) this.tell('payment.failed', id);
    if (action === 'refund' && (await this.books.move(id, ['paid'], 'refunded')))
      this.webhooks.send('refund.created', { id: reference('rf'), ...payment });
    if (action === 'dispute' && (await this.books.move(id, ['paid'], 'disputed')))
      this.webhooks.send('dispute.created', { id: reference('dp'), ...payment });
    if (action === 'dispute-won' && (await this.books.move(id, ['disputed'], 'paid')))
      this.webhooks.send('dispute.updated', { id: reference('dp'), ...payment });
    if (action === 'dispute-lost' && (await this.books.move(id, ['disputed'], 'refunded')))
      this.webhooks.send('dispute.updated', { id: reference('dp'), ...payment });
    return 'stay';
  }

  private async payDue(): Promise<void> {
    for (const id of await this.books.payDue()) this.tell('payment.succeeded', id);
  }

  private tell(type: string, id: string): void {
    this.webhooks.send(type, { id });
  }
}

const reference = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
