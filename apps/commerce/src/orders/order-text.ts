import type { OrderText } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';
import { bookingPath } from '../shared/bookings/booking-link.ts';
import type { StoredConsents } from '../shared/order/consents.repository.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import { buyersPath } from '../shared/order/order-secret.ts';
import { reviewPaths } from '../shared/reviews/review-link.ts';
import type { StoredReview } from '../shared/reviews/reviews.repository.ts';
import { saleWords } from '../shared/order/sale-words.ts';

type Sold = {
  consents: StoredConsents | undefined;
  review: StoredReview | undefined;
  booking?: object | undefined;
};

/** Content of mails about an order. @returns undefined without an address */
export function orderText(
  order: OrderEntity,
  { consents: stored, review, booking }: Sold,
  keys: KeyRing,
): OrderText | undefined {
  if (!order.email) return undefined;
  const { email: to, status, product, hours, amount, refunded, currency, language, paidAt, withdrawnAt } = order;
  const bought = { product, hours, amount, refunded, currency, paid_at: paidAt?.toISOString() ?? null };
  const [reference, link] = [orderReference(order.id), buyersPath(keys, order)];
  const { terms, notice } = stored?.words ?? saleWords(order);
  const sale = { terms, notice, consents: stored?.given ?? null };
  const asked = review?.allowed && status === 'paid' && !withdrawnAt && { review: reviewPaths(keys, order.id) };
  const chooses = booking && { booking_link: bookingPath(keys, order) };
  const links = { link, ...chooses, ...asked };
  return { to, previous_to: order.previousEmail, reference, ...links, status, language, ...bought, sale };
}
