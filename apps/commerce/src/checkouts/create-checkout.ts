import { randomUUID } from 'node:crypto';
import { agency } from '@blue-peony/agency';
import type { CheckoutRequest } from '@blue-peony/contracts';
import { AppError, type Logger } from '@blue-peony/service-kit';
import type { CommerceConfig } from '../config.ts';
import { checkoutFailed, checkoutStarted } from '../shared/business-events.ts';
import { areWhole, type ConsentsRepository } from '../shared/order/consents.repository.ts';
import { allowReview } from '../shared/reviews/reviews.repository.ts';
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

/** @throws AppError checkout_unavailable; price_changed when the page showed another price */
export async function createCheckout(parts: Parts, request: CheckoutRequest) {
  const { orders, provider, config, logger } = parts;
  const order = await newOrder(request, provider.name, orders);
  if (request.price !== undefined && request.price !== order.amount) throw new AppError('price_changed');
  // The order is stored first: a payment must never arrive without one.
  await storeOrder(parts, order, request);
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

type Given = Pick<CheckoutRequest, 'consents' | 'mayAskReview'>;

/** An order never stands without the consents that came with it. */
async function storeOrder(parts: Parts, order: NewOrder, { consents: given, mayAskReview }: Given): Promise<void> {
  const { orders, consents } = parts;
  if (!given && !mayAskReview) return orders.insert(order);
  await orders.transaction(async (manager) => {
    await orders.insert(order, manager);
    if (mayAskReview) await allowReview(manager, order.id, true);
    if (!given) return;
    await consents.store(manager, order, given, new Date());
    const kind = areWhole(given) ? 'consented' : 'consents_declined';
    await orders.addEntry({ orderId: order.id, kind, detail: given.version }, manager);
  });
}

async function newOrder(request: CheckoutRequest, provider: string, orders: OrdersRepository): Promise<NewOrder> {
  const { productType: product, currency, language } = request;
  const hours = request.productType === 'digital-guide' ? null : (request.hours ?? 1);
  const price = await orders.price({ product, hours, currency });
  return { id: randomUUID(), secretVersion: 1, product, language, provider, hours, ...price };
}

/** Shows on card statements and locked screens, so it names neither the trade nor the platform. */
const titleOf = ({ product, hours }: NewOrder) =>
  product === 'digital-guide' ? `${agency.name}: digital guide` : `${agency.name}: filming session, ${hours} h`;
