import { Injectable } from '@nestjs/common';
import type { UploadedPhoto } from '@blue-peony/contracts';
import { DataSource } from 'typeorm';
import { UploadEntity } from './upload.entity.ts';

const lifetime = '24 hours';

@Injectable()
export class UploadsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(photo: UploadedPhoto): Promise<void> {
    // A copy: TypeORM writes the columns that the database fills back into what it is given.
    await this.database.getRepository(UploadEntity).insert({ ...photo });
  }

  async delete(paths: string[]): Promise<void> {
    if (paths.length > 0) await this.database.getRepository(UploadEntity).delete(paths);
  }

  /** Marks photos that nobody claimed in a day, so that no application can claim them while their files are deleted. */
  async expire(limit: number): Promise<string[]> {
    const [rows] = await this.database.query<[{ path: string }[], number]>(
      `UPDATE uploads SET expired_at = now() WHERE path IN (
         SELECT path FROM uploads
         WHERE application_id IS NULL AND created_at < now() - $1::interval
         ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING path`,
      [lifetime, limit],
    );
    return rows.map(({ path }) => path);
  }
}
