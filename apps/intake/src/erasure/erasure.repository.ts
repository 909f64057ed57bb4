import { agency } from '@blue-peony/agency';
import type { Language } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { leavePerson } from '../people/merges.repository.ts';
import { expireFiles } from '../replies/reply-files.repository.ts';

type Erasable = { email: string; language: Language; discreet: boolean; kept: boolean };

const { closedDays, unansweredDays } = agency.retention;

/** Applications whose retention has ended. One under a legal hold or a seal stays until a person decides. */
const overdue = `
  SELECT id FROM applications
  WHERE closed_at < now() - interval '${closedDays} days' AND held_at IS NULL AND sealed_at IS NULL
  UNION ALL
  SELECT id FROM applications
  WHERE created_at < now() - interval '${unansweredDays} days'
    AND closed_at IS NULL AND held_at IS NULL AND sealed_at IS NULL`;

@Injectable()
export class ErasureRepository {
  constructor(private readonly database: DataSource) {}

  /** `kept`: the application is under a legal hold or seal. The row stays locked until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<Erasable | undefined> {
    const [row] = await manager.query<Erasable[]>(
      `SELECT email, language, discreet, held_at IS NOT NULL OR sealed_at IS NOT NULL AS kept
       FROM applications WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return row;
  }

  /**
   * Looks, tags, corrections, replies and a change of address are deleted with the application's row; a job deletes its
   * photos and files.
   */
  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE uploads SET application_id = NULL, expired_at = now() WHERE application_id = $1`, //
      [id],
    );
    await expireFiles(manager, 'application_id = $1', [id]);
    await leavePerson(manager, id);
    await manager.query('DELETE FROM notes WHERE application_id = $1', [id]);
    await manager.query(`DELETE FROM outbox WHERE event->>'aggregateId' = $1`, [id]);
    await manager.query(
      `DELETE FROM link_requests WHERE lower(email) = (SELECT lower(email) FROM applications WHERE id = $1)`,
      [id],
    );
    await manager.query('DELETE FROM applications WHERE id = $1', [id]);
    await manager.query('INSERT INTO erasures (application_id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
  }

  async overdue(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(`${overdue} LIMIT $1`, [limit]);
    return rows.map(({ id }) => id);
  }

  async countOverdue(): Promise<number> {
    const [{ count }] = await this.database.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM (${overdue}) AS o`,
    );
    return count;
  }

  async forgetAddresses(): Promise<void> {
    await this.database.query(`DELETE FROM address_changes WHERE asked_at < now() - interval '7 days'`);
  }

  /** Keeps the address until the last mail is sent. */
  async sayFarewell(manager: EntityManager, id: string, { email, language, discreet }: Erasable): Promise<void> {
    await manager.query('INSERT INTO farewells (application_id, email, language, discreet) VALUES ($1, $2, $3, $4)', [
      id,
      email,
      language,
      discreet,
    ]);
  }

  /** @returns applications that exist although the ledger says that they were erased */
  async restored(ledger: string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      'SELECT id FROM applications WHERE id = ANY($1::uuid[])', //
      [ledger],
    );
    return rows.map(({ id }) => id);
  }

  /** Applications whose links have ended, as `id.version`. */
  async endedLinks(): Promise<string[]> {
    const rows = await this.database.query<{ text: string }[]>(
      `SELECT id || '.' || link_version AS text FROM applications WHERE link_version > 1`,
    );
    return rows.map(({ text }) => text);
  }

  /** Ends the links of earlier versions again. @param ended as {@link endedLinks} gives them */
  async endLinks(ended: string[]): Promise<void> {
    await this.database.query(
      `UPDATE applications SET link_version = ended.version
       FROM (SELECT split_part(text, '.', 1)::uuid AS id, max(split_part(text, '.', 2)::int) AS version
             FROM unnest($1::text[]) AS text GROUP BY 1) AS ended
       WHERE applications.id = ended.id AND link_version < ended.version`,
      [ended],
    );
  }

  async copiedKeys(): Promise<string[]> {
    const rows = await this.database.query<{ key: string }[]>('SELECT key FROM restored_entries');
    return rows.map(({ key }) => key);
  }

  async dropCopiedKeys(): Promise<void> {
    await this.database.query('DELETE FROM restored_entries');
  }

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
