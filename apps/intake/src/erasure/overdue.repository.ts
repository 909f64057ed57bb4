import { agency } from '@blue-peony/agency';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const { closedDays, unansweredDays } = agency.retention;

/**
 * Applications whose retention ends within some days. One under a legal hold or a seal stays until a person decides.
 */
const overdue = (inDays: number) => `
  SELECT id FROM applications
  WHERE closed_at < now() - interval '${closedDays - inDays} days' AND held_at IS NULL AND sealed_at IS NULL
  UNION ALL
  SELECT id FROM applications
  WHERE created_at < now() - interval '${unansweredDays - inDays} days'
    AND closed_at IS NULL AND held_at IS NULL AND sealed_at IS NULL`;

@Injectable()
export class OverdueRepository {
  constructor(private readonly database: DataSource) {}

  async ids(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(`${overdue(0)} LIMIT $1`, [limit]);
    return rows.map(({ id }) => id);
  }

  async count(inDays = 0): Promise<number> {
    const [{ count }] = await this.database.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM (${overdue(inDays)}) AS o`,
    );
    return count;
  }

  /** New addresses that were never confirmed. */
  async forgetAddresses(): Promise<void> {
    await this.database.query(`DELETE FROM address_changes WHERE asked_at < now() - interval '7 days'`);
  }
}
