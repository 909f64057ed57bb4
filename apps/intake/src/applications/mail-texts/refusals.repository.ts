import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Which addresses of applicants take no mail. A corrected address is another one. */
@Injectable()
export class RefusalsRepository {
  constructor(private readonly database: DataSource) {}

  /** Changes an application only where that says something new, for the live feed tells of each change. */
  async set(applicationId: string, refused: boolean): Promise<void> {
    await this.database.query(
      `UPDATE applications SET refused_email = CASE WHEN $2 THEN email_key END, updated_at = now()
       WHERE id = $1 AND coalesce(refused_email = email_key, false) <> $2`,
      [applicationId, refused],
    );
  }
}
