import { terms } from '@blue-peony/agency';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { UploadedPhoto } from '@blue-peony/contracts';
import { AppError, queryRows } from '@blue-peony/service-kit';
import { Repository } from 'typeorm';
import { UploadEntity } from './upload.entity.ts';

const lifetime = `${terms.unclaimedHours} hours`;
const budgetMs = 2_000;
const refusal = { detail: 'Too many photos wait for their application', retryAfterSeconds: 600 };

@Injectable()
export class UploadsRepository {
  private unclaimed = 0;
  private sumUntil = 0;

  constructor(@InjectRepository(UploadEntity, 'intake') private readonly uploads: Repository<UploadEntity>) {}

  /** So that strangers cannot fill the store. The sum is a few seconds old. @throws AppError unavailable */
  async holdToBudget(bytes: number): Promise<void> {
    if (performance.now() > this.sumUntil) {
      this.sumUntil = performance.now() + budgetMs;
      const [row] = await this.uploads.query<[{ sum: string }]>(
        'SELECT coalesce(sum(bytes), 0) AS sum FROM uploads WHERE application_id IS NULL',
      );
      this.unclaimed = Number(row.sum);
    }
    if (this.unclaimed >= bytes) throw new AppError('unavailable', refusal);
  }

  /** The stored name of a photo, by its id; of one whose file waits for its deletion, none. */
  async pathOf(id: string): Promise<string | undefined> {
    const [row] = await this.uploads.query<{ path: string }[]>(
      'SELECT path FROM uploads WHERE left(path, 38) = $1 AND expired_at IS NULL',
      [id],
    );
    return row?.path;
  }

  async insert(photo: UploadedPhoto): Promise<void> {
    this.unclaimed += photo.bytes;
    await this.uploads.insert(photo);
  }

  async delete(paths: string[]): Promise<void> {
    if (paths.length > 0) await this.uploads.delete(paths);
  }

  async giveUp(path: string): Promise<void> {
    await this.uploads.query('UPDATE uploads SET expired_at = now() WHERE path = $1', [path]);
  }

  /** Marked, so that no application can claim them while their files are deleted. */
  async expire(limit: number): Promise<string[]> {
    const rows = await queryRows<{ path: string }>(
      this.uploads,
      `UPDATE uploads SET expired_at = now() WHERE path IN (
         SELECT path FROM uploads
         WHERE application_id IS NULL AND (created_at < now() - $1::interval OR expired_at IS NOT NULL)
         ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING path`,
      [lifetime, limit],
    );
    return rows.map(({ path }) => path);
  }
}
