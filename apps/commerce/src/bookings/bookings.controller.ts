import { bookingFormSchema, endpoints, isZone, nothingToTell, orderTextEndpoints } from '@blue-peony/contracts';
import { AppError, pageHeaders, Serves, serviceConfig, type Call, type Calls } from '@blue-peony/service-kit';
import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { CommerceConfig } from '../config.ts';
import { BookingsRepository } from '../shared/bookings/bookings.repository.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { zones } from '../shared/zones.ts';
import { bookingPath, opensBooking } from '../shared/bookings/booking-link.ts';
import { bookingPage } from './booking-page.ts';
import { bookingText } from './booking-text.ts';
import { BookSession, isMovable, mayBook, type Outcome } from './book-session.ts';

type Link = { id: string; secure_token: string };

/** The page on which a buyer chooses the time of her session, and what the worker writes about it. */
@Controller()
export class BookingsController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly bookings: BookingsRepository,
    private readonly sessions: BookSession,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Serves(endpoints.openBooking)
  async openBooking({ params, query }: Calls['openBooking'], @Res({ passthrough: true }) reply: FastifyReply) {
    const order = await this.find(params);
    reply.headers(pageHeaders());
    return this.show(order, query['zone']);
  }

  @Serves(endpoints.changeBooking)
  async changeBooking(
    { params, body, request }: Calls['changeBooking'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const order = await this.find(params);
    const form = bookingFormSchema.safeParse(body);
    if (!form.success) throw new AppError('bad_request');
    const { act, at, zone } = form.data;
    const outcome = await this.act(order, { act, at, zone: zoneOf(order, zone), correlationId: request.id });
    reply.headers(pageHeaders());
    if (outcome !== 'done') reply.code(409);
    return this.show(order, zone, act === 'book' || outcome !== 'done' ? outcome : undefined);
  }

  /** For the notification worker. */
  @Serves(orderTextEndpoints.readBookingText)
  async readBookingText({ params }: Call<typeof orderTextEndpoints.readBookingText>) {
    const booking = await this.bookings.find(params.id);
    const order = booking && (await this.orders.find(booking.orderId));
    if (!order?.email) throw new AppError('not_found', { detail: nothingToTell });
    return bookingText(booking!, order, this.config);
  }

  private act(
    order: OrderEntity,
    { act, at, zone, correlationId }: { act: string; at: string | undefined; zone: string; correlationId: string },
  ): Promise<Outcome> {
    const { id: orderId } = order;
    if (act === 'book') return this.sessions.book(orderId, correlationId);
    if (act === 'cancel') return this.sessions.cancel(orderId, correlationId);
    if (act === 'leave') return this.sessions.leave(orderId);
    if (!at) throw new AppError('bad_request');
    return this.sessions.hold({ orderId, at: new Date(at), zone });
  }

  private async show(order: OrderEntity, given: unknown, outcome?: Outcome): Promise<string> {
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

  /** @throws AppError `not_found`, also once the session is over */
  private async find({ id, secure_token }: Link): Promise<OrderEntity> {
    const order = await this.orders.find(id);
    if (!order || !opensBooking(this.config.shopKeys, order, secure_token) || !mayBook(order))
      throw new AppError('not_found');
    const { booked } = await this.bookings.ofOrder(id);
    if (booked && booked.endsAt <= (await this.orders.now())) throw new AppError('not_found');
    return order;
  }
}

function zoneOf({ language }: OrderEntity, given: unknown, known: string = zones[language]): string {
  return typeof given === 'string' && isZone(given) ? given : known;
}
