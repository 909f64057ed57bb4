import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { agency } from '@blue-peony/agency';
import {
  guidePrice,
  locales,
  sessionTotal,
  type Checkout,
  type CheckoutRequest,
  type Language,
} from '@blue-peony/contracts';
import { AppError, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import type { CommerceConfig } from '../../config.ts';
import { checkoutFailed, checkoutStarted } from '../../shared/business-events.ts';
import { paymentProvider, type PaymentProvider } from '../../shared/payment-provider.ts';
import { OrdersRepository, type NewOrder } from '../orders.repository.ts';

/** Makes an order whose price the server decides, and the hosted page that takes the payment for it. */
@Injectable()
export class CreateCheckout {
  constructor(
    private readonly orders: OrdersRepository,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** @throws AppError checkout_unavailable */
  async create(request: CheckoutRequest): Promise<Checkout> {
    const order = newOrder(request, this.provider.name);
    // The order goes first: a payment must never come back without one.
    await this.orders.insert(order);
    try {
      const { amount, currency, language } = order;
      const { url } = await this.provider.createCheckout({
        orderId: order.id,
        title: titleOf(order),
        price: { amount, currency },
        returnUrl: `${this.config.publicUrl}${successPath(order, language)}`,
      });
      checkoutStarted(this.logger, this.provider.name, order.product);
      return { checkoutUrl: url };
    } catch (cause) {
      checkoutFailed(this.logger, this.provider.name, cause);
      throw new AppError('checkout_unavailable', { cause });
    }
  }
}

function newOrder(request: CheckoutRequest, provider: string): NewOrder {
  const id = randomUUID();
  const { productType: product, language } = request;
  if (request.productType === 'digital-guide')
    return { id, product, hours: null, ...guidePrice.digital, language, provider };
  const hours = request.hours ?? 1;
  return { id, product, hours, ...sessionTotal(hours, request.currency), language, provider };
}

/** Shows on card statements and locked screens, so it names neither the trade nor the platform. */
const titleOf = ({ product, hours }: NewOrder) =>
  product === 'digital-guide' ? `${agency.name}: digital guide` : `${agency.name}: strategy session, ${hours} h`;

function successPath({ id, product }: NewOrder, language: Language): string {
  const { prefix } = locales.find((locale) => locale.language === language)!;
  return product === 'digital-guide' ? `${prefix}/order/${id}/success` : `${prefix}/filming-success?order=${id}`;
}
