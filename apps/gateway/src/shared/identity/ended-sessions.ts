import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Sessions that were ended: by signing out, a new password, a ban. What only idles too long is not among them. */
@Injectable()
export class EndedSessions {
  constructor(private readonly database: DataSource) {}

  /** Those of the given sessions that were ended, or that nobody knows. */
  async among(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT asked.id FROM unnest($1::uuid[]) AS asked (id) WHERE NOT EXISTS (
         SELECT FROM sessions JOIN staff ON staff.id = sessions.staff_id
         WHERE sessions.id = asked.id AND ended_at IS NULL AND banned_at IS NULL)`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
