import { Injectable } from '@nestjs/common';
import type { Language } from '@blue-peony/contracts';
import { DataSource, type EntityManager } from 'typeorm';

type Erasable = { email: string; language: Language; kept: boolean };

@Injectable()
export class ErasureRepository {
  constructor(private readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** `kept` is an application under a legal hold or seal. The row stays locked until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<Erasable | undefined> {
    const [row] = await manager.query<Erasable[]>(
      `SELECT email, language, held_at IS NOT NULL OR sealed_at IS NOT NULL AS kept
       FROM applications WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return row;
  }

  /** Looks, corrections and a change of address go with the application's row; its photos wait for their job. */
  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE uploads SET application_id = NULL, expired_at = now() WHERE application_id = $1`, //
      [id],
    );
    await manager.query('DELETE FROM notes WHERE application_id = $1', [id]);
    await manager.query(`DELETE FROM outbox WHERE event->>'aggregateId' = $1`, [id]);
    await manager.query(
      `DELETE FROM link_requests WHERE lower(email) = (SELECT email_key FROM applications WHERE id = $1)`,
      [id],
    );
    await manager.query('DELETE FROM applications WHERE id = $1', [id]);
    await manager.query('INSERT INTO erasures (application_id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
  }

  /** Keeps the address until the last mail has gone. */
  async sayFarewell(manager: EntityManager, id: string, { email, language }: Erasable): Promise<void> {
    await manager.query('INSERT INTO farewells (application_id, email, language) VALUES ($1, $2, $3)', [
      id,
      email,
      language,
    ]);
  }

  /** @returns applications that are here although they were erased: those of the ledger and those of `erasures` */
  async restored(ledger: string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT id FROM applications
       WHERE id IN (SELECT unnest($1::uuid[]) UNION SELECT application_id FROM erasures)`,
      [ledger],
    );
    return rows.map(({ id }) => id);
  }

  /** Erased ids that the ledger does not have yet. */
  unwritten(limit: number): Promise<{ id: string; day: string }[]> {
    return this.database.query(
      `SELECT application_id AS id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM erasures LIMIT $1`,
      [limit],
    );
  }

  async written(ids: string[]): Promise<void> {
    await this.database.query('DELETE FROM erasures WHERE application_id = ANY($1)', [ids]);
  }
}
