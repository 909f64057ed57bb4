import { bookingFormSchema, endpoints, orderTextEndpoints } from '@blue-peony/contracts';
import { AppError, pageHeaders, Serves, type Call, type Calls } from '@blue-peony/service-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { BookSession } from './book-session.ts';
import { BuyersBooking, zoneOf } from './buyers-booking.ts';
import type { Outcome } from './outcome.ts';

type Choice = { act: string; at: string | undefined; zone: string; correlationId: string };

/** The page on which a buyer chooses the time of her session, and what the worker writes about it. */
@Controller()
export class BookingsController {
  constructor(
    private readonly bookings: BuyersBooking,
    private readonly sessions: BookSession,
  ) {}

  @Serves(endpoints.openBooking)
  async openBooking({ params, query }: Calls['openBooking'], @Res({ passthrough: true }) reply: FastifyReply) {
    const order = await this.bookings.open(params);
    reply.headers(pageHeaders());
    return this.bookings.page(order, query['zone']);
  }

  @Serves(endpoints.changeBooking)
  async changeBooking(
    { params, body, request }: Calls['changeBooking'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const order = await this.bookings.open(params);
    const form = bookingFormSchema.safeParse(body);
    if (!form.success) throw new AppError('bad_request');
    const { act, at, zone } = form.data;
    const choice = { act, at, zone: zoneOf(order, zone), correlationId: request.id };
    const outcome = await this.choose(order.id, choice);
    reply.headers(pageHeaders());
    if (outcome !== 'done') reply.code(409);
    return this.bookings.page(order, zone, act === 'book' || outcome !== 'done' ? outcome : undefined);
  }

  /** For the notification worker. */
  @Serves(orderTextEndpoints.readBookingText)
  readBookingText({ params }: Call<typeof orderTextEndpoints.readBookingText>) {
    return this.bookings.text(params.id);
  }

  private choose(orderId: string, { act, at, zone, correlationId }: Choice): Promise<Outcome> {
    if (act === 'book') return this.sessions.book(orderId, correlationId);
    if (act === 'cancel') return this.sessions.cancel(orderId, correlationId);
    if (act === 'leave') return this.sessions.leave(orderId);
    if (!at) throw new AppError('bad_request');
    return this.sessions.hold({ orderId, at: new Date(at), zone });
  }
}
