import type { Consents } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import { AppError } from '@blue-peony/service-kit';
import { areWhole, type ConsentsRepository } from '../shared/order/consents.repository.ts';
import type { OrdersRepository } from '../shared/order/orders.repository.ts';

type Parts = { orders: OrdersRepository; consents: ConsentsRepository };
type Answer = { orderId: string; given: Consents; correlationId: string };

/** The receipt is mailed again with what she agreed to: only that mail ends her right. @throws AppError not_found unless paid */
export async function answerConsents({ orders, consents }: Parts, { orderId, given, correlationId }: Answer) {
  const event = newEvent('commerce.order-mail-requested.v1', {
    aggregateId: orderId,
    correlationId,
    payload: { kind: 'receipt' },
  });
  await orders.transaction(async (manager) => {
    const order = await orders.lock(manager, orderId);
    if (order?.status !== 'paid') throw new AppError('not_found');
    // The event's own time: a mail confirms what was given before its event.
    if (!(await consents.store(manager, order, given, new Date(event.occurredAt)))) return;
    const kind = areWhole(given) ? 'consented' : 'consents_declined';
    await orders.addEntry({ orderId, kind, detail: given.version }, manager);
    if (areWhole(given)) await tell(manager, event);
  });
}

/** @param askedAt when the event of an accepted mail was told */
export async function confirmConsents({ orders, consents }: Parts, orderId: string, askedAt: string): Promise<void> {
  await orders.transaction(async (manager) => {
    if (await consents.confirm(manager, orderId, askedAt))
      await orders.addEntry({ orderId, kind: 'consents_confirmed' }, manager);
  });
}
