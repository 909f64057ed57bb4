import { agency } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import type { BookingText, Language } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import type { CommerceConfig } from '../config.ts';
import { bookingPath } from '../shared/bookings/booking-link.ts';
import type { StoredBooking } from '../shared/bookings/bookings.repository.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import { timeIn } from './booking-page.ts';
import { invitation } from './calendar.ts';
import { placeAt } from './place-at.ts';

/** Content of the mails about a booking, to buyer and coach, with the calendar entry of each. */
export async function bookingText(
  booking: StoredBooking,
  order: OrderEntity,
  { publicUrl, shopKeys }: Pick<CommerceConfig, 'publicUrl' | 'shopKeys'>,
): Promise<BookingText> {
  const { id, sequence, beginsAt, endsAt, state, coach, coachEmail, availability, zone } = booking;
  const { language } = order;
  const [reference, link] = [orderReference(order.id), bookingPath(shopKeys, order)];
  const canceled = state === 'canceled';
  const { host } = new URL(publicUrl);
  const entryFor = (language: Language, place: string) => ({
    id,
    sequence,
    beginsAt,
    endsAt,
    canceled,
    summary: titleOf(language, order.hours!),
    description: `${messages[language].buyer.order}: ${reference}\n${publicUrl}${place}`,
  });
  const buyer = { name: order.email!, email: order.email! };
  return {
    to: order.email!,
    language,
    canceled,
    reference,
    link,
    hours: order.hours!,
    when: timeIn(language, zone, beginsAt),
    coach: { name: coach, to: coachEmail, when: timeIn('en', placeAt(availability, beginsAt), beginsAt) },
    calendars: {
      buyer: await invitation(host, entryFor(language, link), buyer),
      coach: await invitation(host, entryFor('en', `/admin/orders/${order.id}`), { name: coach, email: coachEmail }),
    },
  };
}

/** Shows on locked screens, so it names neither the trade nor the platform. */
export const titleOf = (language: Language, hours: number): string =>
  formatMessage(language, messages[language].buyer.booking.entry, { agency: agency.name, length: hours });
