import { isZone, nothingToTell, type BookingText } from '@blue-peony/contracts';
import { AppError, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { CommerceConfig } from '../config.ts';
import { bookingPath, opensBooking } from '../shared/bookings/booking-link.ts';
import { BookingsRepository } from '../shared/bookings/bookings.repository.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { zones } from '../shared/zones.ts';
import { bookingPage } from './booking-page.ts';
import { bookingText } from './booking-text.ts';
import { BookSession, isMovable, mayBook } from './book-session.ts';
import type { Outcome } from './outcome.ts';

/** What a buyer sees of the time of her session. */
@Injectable()
export class BuyersBooking {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly bookings: BookingsRepository,
    private readonly sessions: BookSession,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  /** The order behind a link. @throws AppError `not_found`, also once the session is over */
  async open({ id, secure_token }: { id: string; secure_token: string }): Promise<OrderEntity> {
    const order = await this.orders.find(id);
    if (!order || !opensBooking(this.config.shopKeys, order, secure_token) || !mayBook(order))
      throw new AppError('not_found');
    const { booked } = await this.bookings.ofOrder(id);
    if (booked && booked.endsAt <= (await this.orders.now())) throw new AppError('not_found');
    return order;
  }

  /** @param given the zone that she has chosen on the page, if it is one */
  async page(order: OrderEntity, given: unknown, outcome?: Outcome): Promise<string> {
    const { id, language, hours } = order;
    const [{ booked, held }, offered] = [await this.bookings.ofOrder(id), await this.sessions.offered(order)];
    const now = await this.orders.now();
    return bookingPage({
      language,
      path: bookingPath(this.config.shopKeys, order),
      hours: hours!,
      zone: zoneOf(order, given, (held ?? booked)?.zone),
      offered,
      booked,
      held: held && held.heldUntil! > now ? held : undefined,
      movable: !booked || isMovable(booked.beginsAt, now),
      outcome,
    });
  }

  /** For mails. @throws AppError `not_found` when it is deleted */
  async text(id: string): Promise<BookingText> {
    const booking = await this.bookings.find(id);
    const order = booking && (await this.orders.find(booking.orderId));
    if (!order?.email) throw new AppError('not_found', { detail: nothingToTell });
    return bookingText(booking!, order, this.config);
  }
}

export function zoneOf(
  { language }: Pick<OrderEntity, 'language'>,
  given: unknown,
  known: string = zones[language],
): string {
  return typeof given === 'string' && isZone(given) ? given : known;
}
