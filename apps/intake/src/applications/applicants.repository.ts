import type { Application } from '@blue-peony/contracts';
import type { Row } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isFrom } from './search/behind-index.ts';

const shown = 20;

type Applicant = Pick<Application, 'id' | 'created_at' | 'name' | 'score'>;

@Injectable()
export class ApplicantsRepository {
  constructor(private readonly database: DataSource) {}

  /** Applications from an address, upper and lower case alike, newest first. */
  async ofAddress(email: string): Promise<Applicant[]> {
    const rows = await this.database.query<Row<Applicant, 'created_at'>[]>(
      `SELECT id, created_at, name, score FROM applications WHERE ${isFrom('$1')} AND sealed_at IS NULL
       ORDER BY created_at DESC, id DESC LIMIT ${shown}`,
      [email],
    );
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }
}
