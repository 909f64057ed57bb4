import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Applicants' addresses that refuse mail. A corrected address counts as a new one. */
@Injectable()
export class RefusalsRepository {
  constructor(private readonly database: DataSource) {}

  /** Changes the application only when the state is new, because the live feed sends each change. */
  async set(applicationId: string, refused: boolean): Promise<void> {
    await this.database.query(
      `UPDATE applications SET refused_email = CASE WHEN $2 THEN lower(email) END, updated_at = now()
       WHERE id = $1 AND coalesce(refused_email = lower(email), false) <> $2`,
      [applicationId, refused],
    );
  }
}
