import type { Booking, BookingQuery, Coach, CoachForm } from '@blue-peony/contracts';
import { answerRows, AppError, queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { referenceOf } from '../shared/order/order-reference.ts';

type Row = { id: string; availability: object };
export type Feed = { id: string; name: string; version: number };

const columns = 'id, name, email, published, version, availability';
const shown = 500;

@Injectable()
export class CoachesRepository {
  constructor(private readonly database: DataSource) {}

  async list(manager: EntityManager = this.database.manager): Promise<Coach[]> {
    const rows = await manager.query<Row[]>(`SELECT ${columns} FROM coaches ORDER BY lane`);
    return rows.map(coachOf);
  }

  async add({ name, email, published, ...rest }: CoachForm): Promise<Coach> {
    const { version: _, ...availability } = rest;
    const [row] = await queryRows<Row>(
      this.database,
      `INSERT INTO coaches (name, email, published, availability) VALUES ($1, $2, $3, $4) RETURNING ${columns}`,
      [name, email, published, JSON.stringify(availability)],
    );
    return coachOf(row!);
  }

  /** @throws AppError not_found, version_conflict */
  async change(id: string, { name, email, published, version, ...availability }: CoachForm): Promise<Coach> {
    const [row] = await queryRows<Row>(
      this.database,
      `UPDATE coaches SET name = $3, email = $4, published = $5, availability = $6, version = version + 1
       WHERE id = $1 AND version = $2 RETURNING ${columns}`,
      [id, version, name, email, published, JSON.stringify(availability)],
    );
    if (!row) throw new AppError((await this.feed(id)) ? 'version_conflict' : 'not_found');
    return coachOf(row);
  }

  /** @param renew ends the address that is out */
  async feed(id: string, renew = false): Promise<Feed | undefined> {
    const [row] = await queryRows<Feed>(
      this.database,
      renew
        ? 'UPDATE coaches SET feed_version = feed_version + 1 WHERE id = $1 RETURNING id, name, feed_version AS version'
        : 'SELECT id, name, feed_version AS version FROM coaches WHERE id = $1',
      [id],
    );
    return row;
  }

  sessions({ from, until }: BookingQuery, coachId?: string): Promise<Booking[]> {
    return answerRows(
      this.database,
      `SELECT bookings.id, order_id, ${referenceOf('order_id')} AS reference, coach_id, name AS coach, begins_at, ends_at,
         zone, language, hours, sequence
       FROM bookings JOIN orders ON orders.id = order_id JOIN coaches ON coaches.id = coach_id
       WHERE state = 'booked' AND ends_at > $1 AND begins_at < $2 AND ($3::uuid IS NULL OR coach_id = $3)
       ORDER BY begins_at, bookings.id LIMIT ${shown}`,
      [from, until, coachId ?? null],
    );
  }
}

const coachOf = ({ availability, ...row }: Row): Coach => ({ ...row, ...availability }) as Coach;
