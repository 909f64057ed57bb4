import { Injectable } from '@nestjs/common';
import { applicationSchema, type Application } from '@blue-peony/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ApplicationEntity } from './application.entity.ts';
import { UploadEntity } from './upload.entity.ts';

type MadeHere = 'id' | 'created_at' | 'updated_at' | 'consented_at';
type LeftToStaff = 'score' | 'first_scored_at' | 'replied_at';
export type NewApplication = Omit<ApplicationEntity, MadeHere | LeftToStaff>;
type Earlier = Pick<ApplicationEntity, 'id' | 'created_at' | 'request_hash'>;

@Injectable()
export class ApplicationsRepository {
  constructor(private readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Waits for a transaction that is inserting the same key. @returns undefined when that key is taken */
  async insert(manager: EntityManager, application: NewApplication): Promise<Application | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(ApplicationEntity)
      .values(application)
      .orIgnore()
      .returning(readColumns)
      .execute();
    const [row] = raw as ApplicationEntity[];
    return row && toApplication(row);
  }

  async findByIdempotencyKey(key: string): Promise<Earlier | undefined> {
    const [row] = await this.database.query<Earlier[]>(
      'SELECT id, created_at, request_hash FROM applications WHERE idempotency_key = $1',
      [key],
    );
    return row;
  }

  /** Whether the application's event still waits in the outbox. */
  async isUnpublished(applicationId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>('SELECT FROM outbox WHERE id = $1', [applicationId]);
    return rows.length > 0;
  }

  /** @returns how many of the photos now belong to the application */
  async claimUploads(manager: EntityManager, paths: string[], applicationId: string): Promise<number> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(UploadEntity)
      .set({ application_id: applicationId })
      .where('path = ANY(:paths) AND application_id IS NULL AND expired_at IS NULL', { paths })
      .execute();
    return affected ?? 0;
  }
}

/** What leaves the table; consent, keys and hashes stay. */
const readColumns = Object.keys(applicationSchema.shape);

const toApplication = (row: ApplicationEntity): Application => ({ ...row, created_at: row.created_at.toISOString() });
