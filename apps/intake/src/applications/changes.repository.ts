import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export type Change = { id: string; createdAt: Date; updatedAt: Date };

@Injectable()
export class ChangesRepository {
  constructor(private readonly database: DataSource) {}

  /** Applications that arrived or changed at `since` or later, oldest change first. */
  since(since: Date, limit: number): Promise<Change[]> {
    return this.database.query(
      `SELECT id, created_at AS "createdAt", updated_at AS "updatedAt" FROM applications
       WHERE updated_at >= $1 ORDER BY updated_at, id LIMIT $2`,
      [since, limit],
    );
  }

  /** The database's clock, which dates all changes. */
  async now(): Promise<Date> {
    const [{ now }] = await this.database.query<[{ now: Date }]>('SELECT now()::timestamptz(3) AS now');
    return now;
  }
}
