import { Injectable } from '@nestjs/common';
import type { Promised, PromiseQuery } from '@blue-peony/contracts';
import { DataSource } from 'typeorm';

@Injectable()
export class PromisesRepository {
  constructor(private readonly database: DataSource) {}

  /** An application's own id names the event that asks for its mails. */
  async list({ from, until, after, limit }: PromiseQuery): Promise<Promised[]> {
    const rows = await this.database.query<{ id: string; created_at: Date }[]>(
      `SELECT id, created_at FROM applications WHERE (created_at, id) > ($1, $2) AND created_at < $3
       ORDER BY created_at, id LIMIT $4`,
      [from, after, until, limit],
    );
    return rows.map(({ id, created_at }) => ({
      id,
      event_id: id,
      at: created_at.toISOString(),
      mails: ['staff', 'received'],
    }));
  }
}
