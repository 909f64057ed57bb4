import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Sessions ended by a sign-out, a new password or a ban. Sessions that only expired are not included. */
@Injectable()
export class EndedSessions {
  constructor(private readonly database: DataSource) {}

  /** Those of the given sessions that have ended or are unknown. */
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
