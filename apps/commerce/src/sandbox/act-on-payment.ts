import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Background } from '@blue-peony/service-kit';
import { z } from 'zod';
import { SandboxRepository, type Change, type SandboxPayment } from './sandbox.repository.ts';
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
  'pay-less',
  'pay-foreign',
  'pay-taxed',
  'pay-nameless',
  'pay-again',
  'refund-part',
] as const;
export type Action = (typeof actions)[number];

export const actionSchema = z.object({
  action: z.enum(actions),
  email: z.string().trim().max(254).default(''),
});

const oddities: Partial<Record<Action, (payment: SandboxPayment, email: string) => Change>> = {
  'pay-less': ({ amount }, email) => ({ amount: amount - 1, email }),
  'pay-foreign': ({ amount }, email) => ({ amount: amount * 35, currency: 'THB', email }),
  'pay-taxed': ({ amount }, email) => {
    const tax = Math.round(amount * 0.23);
    return { amount: amount + tax, extra: { tax }, email };
  },
  'pay-nameless': () => ({ email: null }),
};

const lateSeconds = 10;
const everyMs = 500;

/** Actions of a buyer, a bank or staff on a payment. */
@Injectable()
export class ActOnPayment {
  constructor(
    private readonly payments: SandboxRepository,
    private readonly webhooks: SendWebhooks,
    background: Background,
  ) {
    background.every('late payments', everyMs, () => this.payDue());
  }

  /** @returns whether the buyer returns to the shop; undefined when an address is missing */
  async act(made: SandboxPayment, action: Action, email: string): Promise<'leave' | 'stay' | undefined> {
    const { id } = made;
    if (action === 'pay-again') return this.payAgain(made);
    const paying = action.startsWith('pay');
    if (paying && action !== 'pay-nameless' && !z.email().safeParse(email).success) return undefined;
    if (action === 'pay-late') {
      await this.payments.payLater(id, email, lateSeconds);
      return 'leave';
    }
    if (paying) {
      const change = oddities[action]?.(made, email) ?? { email };
      if (await this.payments.move(id, ['open', 'failed'], 'paid', change)) this.tell('payment.succeeded', id);
      return action === 'pay-and-stay' ? 'stay' : 'leave';
    }
    const payment = { payment: { id } };
    if (action === 'decline' && (await this.payments.move(id, ['open'], 'failed'))) this.tell('payment.failed', id);
    const { extra, amount } = made;
    const part = { extra: { ...extra, refunded: Math.floor(amount / 2) } };
    if (action === 'refund-part' && (await this.payments.move(id, ['paid'], 'paid', part)))
      this.webhooks.send('refund.created', { id: reference('rf'), ...payment });
    if (action === 'refund' && (await this.payments.move(id, ['paid'], 'refunded')))
      this.webhooks.send('refund.created', { id: reference('rf'), ...payment });
    if (action === 'dispute' && (await this.payments.move(id, ['paid'], 'disputed')))
      this.webhooks.send('dispute.created', { id: reference('dp'), ...payment });
    if (action === 'dispute-won' && (await this.payments.move(id, ['disputed'], 'paid')))
      this.webhooks.send('dispute.updated', { id: reference('dp'), ...payment });
    if (action === 'dispute-lost' && (await this.payments.move(id, ['disputed'], 'refunded')))
      this.webhooks.send('dispute.updated', { id: reference('dp'), ...payment });
    return 'stay';
  }

  private async payAgain({ orderId, title, amount, currency, returnUrl, email }: SandboxPayment) {
    const id = reference('pay');
    await this.payments.insert({ id, orderId, title, amount, currency, returnUrl, status: 'paid', email });
    this.tell('payment.succeeded', id);
    return 'leave' as const;
  }

  private async payDue(): Promise<void> {
    for (const id of await this.payments.payDue()) this.tell('payment.succeeded', id);
  }

  private tell(type: string, id: string): void {
    this.webhooks.send(type, { id });
  }
}

const reference = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
