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

  /** `kept`: the application is under a legal hold or seal. The row stays locked until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<Erasable | undefined> {
    const [row] = await manager.query<Erasable[]>(
      `SELECT email, language, held_at IS NOT NULL OR sealed_at IS NOT NULL AS kept
       FROM applications WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return row;
  }

  /** Looks, corrections and a change of address are deleted with the application's row; a job deletes its photos. */
  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE uploads SET application_id = NULL, expired_at = now() WHERE application_id = $1`, //
      [id],
    );
    await manager.query('DELETE FROM notes WHERE application_id = $1', [id]);
    await manager.query(`DELETE FROM outbox WHERE event->>'aggregateId' = $1`, [id]);
    await manager.query(
      `DELETE FROM link_requests WHERE lower(email) = (SELECT lower(email) FROM applications WHERE id = $1)`,
      [id],
    );
    await manager.query('DELETE FROM applications WHERE id = $1', [id]);
    await manager.query('INSERT INTO erasures (application_id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
  }

  /** Keeps the address until the last mail is sent. */
  async sayFarewell(manager: EntityManager, id: string, { email, language }: Erasable): Promise<void> {
    await manager.query('INSERT INTO farewells (application_id, email, language) VALUES ($1, $2, $3)', [
      id,
      email,
      language,
    ]);
  }

  /** @returns applications that exist although the ledger or `erasures` says that they were erased */
  async restored(ledger: string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT id FROM applications
       WHERE id IN (SELECT unnest($1::uuid[]) UNION SELECT application_id FROM erasures)`,
      [ledger],
    );
    return rows.map(({ id }) => id);
  }

  /** Erased ids that are not in the ledger yet. */
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
