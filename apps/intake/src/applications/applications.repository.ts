import { Injectable } from '@nestjs/common';
import {
  applicationSchema,
  replyPromiseHours,
  type Application,
  type DeskApplication,
  type ApplicationPage,
  type ApplicationQuery,
} from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ApplicationEntity } from './application.entity.ts';
import { UploadEntity } from './upload.entity.ts';

/** Up to this many applications are counted, beyond it the planner's estimate is good enough. */
const countedAtMost = 10_000;

export type NewApplication = Omit<ApplicationEntity, 'id' | 'created_at' | 'score' | 'consented_at'>;
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

  async setScore(id: string, score: number): Promise<DeskApplication | undefined> {
    const { raw } = await this.database
      .createQueryBuilder()
      .update(ApplicationEntity)
      .set({ score })
      .where({ id })
      .returning(readColumns)
      .execute();
    const [row] = raw as ApplicationEntity[];
    return row && toDeskApplication(row);
  }

  /** Newest first. @throws AppError validation_failed for a cursor that this method did not make */
  async page({ limit, cursor }: ApplicationQuery): Promise<ApplicationPage> {
    const query = this.database.getRepository(ApplicationEntity).createQueryBuilder('application');
    if (cursor) query.where('(application.created_at, application.id) < (:createdAt, :id)', decodeCursor(cursor));
    const [rows, count] = await Promise.all([
      query
        .orderBy('application.created_at', 'DESC')
        .addOrderBy('application.id', 'DESC')
        .limit(limit + 1)
        .getMany(),
      this.count(),
    ]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return {
      items: items.map(toDeskApplication),
      next_cursor: rows.length > limit && last ? encodeCursor(last) : null,
      ...count,
    };
  }

  private async count(): Promise<Pick<ApplicationPage, 'total' | 'total_is_estimate'>> {
    const [row] = await this.database.query<[{ counted: number; estimate: number }]>(
      `SELECT (SELECT count(*)::int FROM (SELECT FROM applications LIMIT $1 + 1) AS first_rows) AS counted,
              (SELECT reltuples::int FROM pg_class WHERE oid = 'applications'::regclass) AS estimate`,
      [countedAtMost],
    );
    const total_is_estimate = row.counted > countedAtMost;
    return { total: total_is_estimate ? Math.max(row.estimate, row.counted) : row.counted, total_is_estimate };
  }
}

/** What leaves the table; consent, keys and hashes stay. */
const readColumns = Object.keys(applicationSchema.shape);

const toApplication = (row: ApplicationEntity): Application => ({ ...row, created_at: row.created_at.toISOString() });

const toDeskApplication = (row: ApplicationEntity): DeskApplication => ({
  ...toApplication(row),
  first_scored_at: null,
  replied_at: null,
  reply_due_at: new Date(row.created_at.getTime() + replyPromiseHours * 3_600_000).toISOString(),
  note_count: 0,
  duplicate_count: 0,
  profile_links: [],
});

type Position = Pick<ApplicationEntity, 'created_at' | 'id'>;

const encodeCursor = ({ created_at, id }: Position) =>
  Buffer.from(`${created_at.toISOString()} ${id}`).toString('base64url');

function decodeCursor(cursor: string): { createdAt: string; id: string } {
  const [, createdAt, id] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\da-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!createdAt || !id || Number.isNaN(Date.parse(createdAt)))
    throw new AppError('validation_failed', { errors: [{ field: 'cursor', code: 'invalid' }] });
  return { createdAt, id };
}
