import { endpoints, fillPath, type Order, type OrderFile } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';
import { downloadToken } from '../downloads/download-token.ts';
import type { Link } from '../downloads/downloads.repository.ts';
import { bookingPath } from '../shared/bookings/booking-link.ts';
import type { StoredConsents } from '../shared/order/consents.repository.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import type { StoredReview } from '../shared/reviews/reviews.repository.ts';
import { orderReference } from '../shared/order/order-reference.ts';

type Shown = {
  links: readonly Link[];
  consents: StoredConsents | undefined;
  review: StoredReview | undefined;
  booking: { begins_at: Date | null; zone: string | null } | undefined;
};

export function buyersOrder(order: OrderEntity, { links, consents, review, booking }: Shown, keys: KeyRing): Order {
  const { id, email, status, product, hours, amount, currency, refunded, paidAt, withdrawnAt } = order;
  const paid_at = paidAt?.toISOString() ?? null;
  const bought = { product, hours, amount, currency, refunded, paid_at };
  const files = links.map((link) => fileOf(link, keys));
  const ended = withdrawnAt && { withdrawn_at: withdrawnAt.toISOString() };
  const chosen = booking && {
    booking: {
      url: bookingPath(keys, order),
      begins_at: booking.begins_at?.toISOString() ?? null,
      zone: booking.zone,
    },
  };
  return {
    id,
    reference: orderReference(id),
    email: email ?? '',
    status,
    ...bought,
    ...ended,
    ...chosen,
    files,
    consents: consents?.given ?? null,
    ...(status === 'paid' && !withdrawnAt && !review?.asked && { may_ask_review: review?.allowed ?? false }),
  };
}

function fileOf(link: Link, keys: KeyRing): OrderFile {
  const { file_type, download_count, max_downloads, expires_at, state } = link;
  return {
    file_type,
    download_count,
    max_downloads,
    expires_at: expires_at.toISOString(),
    state,
    url: fillPath(endpoints.downloadFile.path, { secure_token: downloadToken(keys, link) }),
  };
}
