import { endpoints } from '@blue-peony/contracts';
import { AppError, found, Serves, serviceConfig, type Calls } from '@blue-peony/service-kit';
import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { CommerceConfig } from '../config.ts';
import { feedPath, opensFeed } from '../shared/bookings/booking-link.ts';
import { titleOf } from './booking-text.ts';
import { feed } from './calendar.ts';
import { CoachesRepository } from './coaches.repository.ts';

const dayMs = 86_400_000;

/** Coaches, their hours and their sessions, for staff and for the coaches' own calendars. */
@Controller()
export class BookingDeskController {
  constructor(
    private readonly coaches: CoachesRepository,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Serves(endpoints.listCoaches)
  async listCoaches() {
    return { items: await this.coaches.list() };
  }

  @Serves(endpoints.addCoach)
  addCoach({ body }: Calls['addCoach']) {
    return this.coaches.add(body);
  }

  @Serves(endpoints.changeCoach)
  changeCoach({ params, body }: Calls['changeCoach']) {
    return this.coaches.change(params.id, body);
  }

  @Serves(endpoints.openFeed)
  async openFeed({ params, body }: Calls['openFeed']) {
    const opened = found(await this.coaches.feed(params.id, body.renew));
    return { url: `${this.config.publicUrl}${feedPath(this.config.shopKeys, opened)}` };
  }

  @Serves(endpoints.listBookings)
  async listBookings({ query }: Calls['listBookings']) {
    return { items: await this.coaches.sessions(query) };
  }

  /** Whoever has the address reads it, so it names no buyer. */
  @Serves(endpoints.readFeed)
  async readFeed({ params }: Calls['readFeed'], @Res({ passthrough: true }) reply: FastifyReply) {
    const { publicUrl, shopKeys } = this.config;
    const opened = await this.coaches.feed(params.id);
    if (!opened || !opensFeed(shopKeys, opened, params.secure_token)) throw new AppError('not_found');
    const from = new Date(Date.now() - 30 * dayMs).toISOString();
    const until = new Date(Date.now() + 366 * dayMs).toISOString();
    const entries = (await this.coaches.sessions({ from, until }, opened.id)).map((session) => ({
      id: session.id,
      sequence: session.sequence,
      beginsAt: new Date(session.begins_at),
      endsAt: new Date(session.ends_at),
      summary: titleOf('en', session.hours),
      description: `${session.reference}\n${publicUrl}/admin/orders/${session.order_id}`,
    }));
    reply.headers({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' });
    return feed(new URL(publicUrl).host, opened.name, entries);
  }
}
