import { randomUUID } from 'node:crypto';
import { agency } from '@blue-peony/agency';
import { guidePrice, sessionTotal, type CheckoutRequest } from '@blue-peony/contracts';
import { AppError, type Logger } from '@blue-peony/service-kit';
import type { CommerceConfig } from '../config.ts';
import { checkoutFailed, checkoutStarted } from '../shared/business-events.ts';
import type { PaymentProvider } from '../shared/payment-provider.ts';
import { orderPath, orderSecret } from '../shared/order/order-secret.ts';
import type { NewOrder, OrdersRepository } from '../shared/order/orders.repository.ts';

type Parts = { orders: OrdersRepository; provider: PaymentProvider; config: CommerceConfig; logger: Logger };

/** @throws AppError checkout_unavailable */
export async function createCheckout({ orders, provider, config, logger }: Parts, request: CheckoutRequest) {
  const order = newOrder(request, provider.name);
  // The order is stored first: a payment must never arrive without one.
  await orders.insert(order);
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
