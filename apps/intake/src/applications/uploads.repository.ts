import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { UploadedPhoto } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import { Repository } from 'typeorm';
import { UploadEntity } from './upload.entity.ts';

const lifetime = '24 hours';

@Injectable()
export class UploadsRepository {
  constructor(@InjectRepository(UploadEntity, 'intake') private readonly uploads: Repository<UploadEntity>) {}

  async insert(photo: UploadedPhoto): Promise<void> {
    await this.uploads.insert(photo);
  }

  async delete(paths: string[]): Promise<void> {
    if (paths.length > 0) await this.uploads.delete(paths);
  }

  /**
   * Marks photos that no application claimed within a day, so that none can claim them while their files are deleted.
   * Photos of erased applications are already marked.
   */
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
