import { randomUUID } from 'node:crypto';
import { agency } from '@blue-peony/agency';
import { guidePrice, sessionTotal, type CheckoutRequest, type Consents } from '@blue-peony/contracts';
import { AppError, type Logger } from '@blue-peony/service-kit';
import type { CommerceConfig } from '../config.ts';
import { checkoutFailed, checkoutStarted } from '../shared/business-events.ts';
import { areWhole, type ConsentsRepository } from '../shared/order/consents.repository.ts';
import type { PaymentProvider } from '../shared/payment-provider.ts';
import { orderPath, orderSecret } from '../shared/order/order-secret.ts';
import type { NewOrder, OrdersRepository } from '../shared/order/orders.repository.ts';

type Parts = {
  orders: OrdersRepository;
  consents: ConsentsRepository;
  provider: PaymentProvider;
  config: CommerceConfig;
  logger: Logger;
};

/** @throws AppError checkout_unavailable */
export async function createCheckout(parts: Parts, request: CheckoutRequest) {
  const { provider, config, logger } = parts;
  const order = newOrder(request, provider.name);
  // The order is stored first: a payment must never arrive without one.
  await storeOrder(parts, order, request.consents);
  try {
    const { id, amount, currency } = order;
    const { url } = await provider.createCheckout({
      orderId: id,
      title: titleOf(order),
      price: { amount, currency },
      returnUrl: `${config.publicUrl}${orderPath(order)}`,
    });
    checkoutStarted(logger, provider.name, order.product);
    return { checkoutUrl: url, order: { id, secret: orderSecret(config.shopKeys, order) } };
  } catch (cause) {
    checkoutFailed(logger, provider.name, cause);
    throw new AppError('checkout_unavailable', { cause });
  }
}

/** An order never stands without the consents that came with it. */
async function storeOrder({ orders, consents }: Parts, order: NewOrder, given: Consents | undefined): Promise<void> {
  if (!given) return orders.insert(order);
  await orders.transaction(async (manager) => {
    await orders.insert(order, manager);
    await consents.store(manager, order, given, new Date());
    const kind = areWhole(given) ? 'consented' : 'consents_declined';
    await orders.addEntry({ orderId: order.id, kind, detail: given.version }, manager);
  });
}

function newOrder(request: CheckoutRequest, provider: string): NewOrder {
  const { productType: product, language } = request;
  const made = { id: randomUUID(), secretVersion: 1, product, language, provider };
  if (request.productType === 'digital-guide') return { ...made, hours: null, ...guidePrice.digital };
  const hours = request.hours ?? 1;
  return { ...made, hours, ...sessionTotal(hours, request.currency) };
}

/** Shows on card statements and locked screens, so it names neither the trade nor the platform. */
const titleOf = ({ product, hours }: NewOrder) =>
  product === 'digital-guide' ? `${agency.name}: digital guide` : `${agency.name}: filming session, ${hours} h`;
