import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Application } from '@blue-peony/contracts';
import type { Row } from '@blue-peony/service-kit';
import { In, IsNull, Repository, type EntityManager } from 'typeorm';
import { ApplicationEntity, readColumns } from './application.entity.ts';
import { UploadEntity } from './upload.entity.ts';

type MadeHere = 'id' | 'createdAt' | 'updatedAt' | 'consentedAt';
type LeftToStaff = 'score' | 'firstScoredAt' | 'repliedAt';
export type NewApplication = Omit<ApplicationEntity, MadeHere | LeftToStaff>;

@Injectable()
export class ApplicationsRepository {
  constructor(
    @InjectRepository(ApplicationEntity, 'intake') private readonly applications: Repository<ApplicationEntity>,
  ) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.applications.manager.transaction(work);
  }

  /** Waits for a transaction that is inserting the same key. @returns undefined when that key is taken */
  async insert(manager: EntityManager, application: NewApplication): Promise<Application | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(ApplicationEntity)
      .values(application)
      .orIgnore()
      .returning(readColumns.join(', '))
      .execute();
    const [row] = raw as Row<Application, 'created_at'>[];
    return row && { ...row, created_at: row.created_at.toISOString() };
  }

  findByIdempotencyKey(idempotencyKey: string): Promise<ApplicationEntity | null> {
    const select = { id: true, createdAt: true, requestHash: true } as const;
    return this.applications.findOne({ select, where: { idempotencyKey } });
  }

  /** Whether the application's event still waits in the outbox. */
  async isUnpublished(applicationId: string): Promise<boolean> {
    const rows = await this.applications.query<unknown[]>('SELECT FROM outbox WHERE id = $1', [applicationId]);
    return rows.length > 0;
  }

  /** @returns how many of the photos now belong to the application */
  async claimUploads(manager: EntityManager, paths: string[], applicationId: string): Promise<number> {
    const unclaimed = { path: In(paths), applicationId: IsNull(), expiredAt: IsNull() };
    const { affected } = await manager.update(UploadEntity, unclaimed, { applicationId });
    return affected ?? 0;
  }
}
