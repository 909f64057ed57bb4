import { filmingClaims } from '@blue-peony/agency';
import type { Coach } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { askForMail, BookingsRepository, type Taken, type Wanted } from '../shared/bookings/bookings.repository.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { CoachesRepository } from './coaches.repository.ts';
import type { Outcome } from './outcome.ts';

const hourMs = 3_600_000;
const noticeMs = filmingClaims.rescheduleHours * hourMs;
/** Times are offered for so many days. */
const offeredMs = 42 * 24 * hourMs;
const overlaps = '23P01';

/** Whether the order is a session that can have a date. */
export const mayBook = ({ status, product, withdrawnAt }: OrderEntity): boolean =>
  status === 'paid' && product === 'teasing-content' && !withdrawnAt;

/** Whether a session may be moved or canceled by its buyer. */
export const isMovable = (beginsAt: Date, now: Date): boolean => beginsAt.getTime() - now.getTime() >= noticeMs;

@Injectable()
export class BookSession {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly bookings: BookingsRepository,
    private readonly coaches: CoachesRepository,
  ) {}

  /** Free times for an order by a published coach; undefined while no coach is published. */
  async offered({ id, hours }: OrderEntity): Promise<number[] | undefined> {
    const coaches = (await this.coaches.list()).filter(({ published }) => published);
    if (coaches.length === 0) return undefined;
    const [now, taken] = [await this.orders.now(), await this.bookings.taken(id)];
    const starts = await Promise.all(coaches.map((coach) => startsOf(coach, hours!, now, taken)));
    return [...new Set(starts.flat())].toSorted((one, other) => one - other);
  }

  /** @throws AppError `not_found` without a session that can have a date */
  hold({ orderId, at, zone }: { orderId: string; at: Date; zone: string }): Promise<Outcome> {
    return this.change(orderId, async (manager, { hours }) => {
      const now = await this.orders.now(manager);
      const { booked } = await this.bookings.ofOrder(orderId, manager);
      if (booked && !isMovable(booked.beginsAt, now)) return 'late';
      await this.bookings.release(manager, orderId);
      const taken = await this.bookings.taken(orderId, manager);
      const endsAt = new Date(at.getTime() + hours! * hourMs);
      for (const coach of await this.coaches.list(manager)) {
        if (!coach.published || !(await startsOf(coach, hours!, now, taken)).includes(at.getTime())) continue;
        const wanted: Wanted = { orderId, coachId: coach.id, beginsAt: at, endsAt, zone };
        if (await this.bookings.hold(manager, wanted)) return 'done';
      }
      return 'taken';
    });
  }

  leave(orderId: string): Promise<Outcome> {
    return this.change(orderId, async (manager) => {
      await this.bookings.release(manager, orderId);
      return 'done';
    });
  }

  /** Books the held time, or moves the session to it, with the mails in the same transaction. */
  book(orderId: string, correlationId: string): Promise<Outcome> {
    return this.change(orderId, async (manager) => {
      const now = await this.orders.now(manager);
      const { booked, held } = await this.bookings.ofOrder(orderId, manager);
      // A second press of the button.
      if (!held) return booked ? 'done' : 'taken';
      if (booked && !isMovable(booked.beginsAt, now)) return 'late';
      if (held.beginsAt <= now) return 'taken';
      if (booked) {
        await this.bookings.release(manager, orderId);
        await this.bookings.move(manager, booked.id, held);
      }
      const id = booked?.id ?? (await this.bookings.book(manager, orderId));
      await this.bookings.note(manager, orderId, held.beginsAt);
      await askForMail(manager, { id, orderId }, booked ? 'session_moved' : 'session_booked', correlationId);
      return 'done';
    }).catch((error: unknown) => {
      if ((error as { code?: string }).code === overlaps) return 'taken' as const;
      throw error;
    });
  }

  /** Her own cancellation; the payment stays, and she can choose another time. */
  cancel(orderId: string, correlationId: string): Promise<Outcome> {
    return this.change(orderId, async (manager) => {
      const { booked } = await this.bookings.ofOrder(orderId, manager);
      if (booked && !isMovable(booked.beginsAt, await this.orders.now(manager))) return 'late';
      await this.bookings.free(manager, orderId, correlationId);
      return 'done';
    });
  }

  private change(orderId: string, work: (manager: EntityManager, order: OrderEntity) => Promise<Outcome>) {
    return this.orders.transaction(async (manager) => {
      const order = await this.orders.lock(manager, orderId);
      if (!order || !mayBook(order)) throw new AppError('not_found');
      return work(manager, order);
    });
  }
}

async function startsOf(coach: Coach, hours: number, now: Date, taken: readonly Taken[]): Promise<number[]> {
  // Loaded with the first offer: a start does without a library for time zones.
  const { freeStarts } = await import('./slots.ts');
  const busy = taken.filter(({ coachId }) => coachId === coach.id).map(({ from, until }) => [from, until] as const);
  return freeStarts(coach, { hours, now: now.getTime(), until: now.getTime() + offeredMs, busy });
}
