import type { MyApplication } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type MyPhoto = MyApplication['photos'][number];
type PhotoRow = Omit<MyPhoto, 'added_at'> & { added_at: Date };
/** `kept`: the application is under a legal hold or a seal. */
export type Album = { photos: number; kept: boolean; sealed: boolean };

const photoColumns = 'path AS name, bytes, uploads.created_at AS added_at';

/** The photos of one application. */
@Injectable()
export class OwnPhotosRepository {
  constructor(private readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  async list(applicationId: string): Promise<MyPhoto[]> {
    const rows = await this.database.query<PhotoRow[]>(
      `SELECT ${photoColumns} FROM uploads JOIN applications ON applications.id = application_id
       WHERE application_id = $1 ORDER BY array_position(file_urls, path)`,
      [applicationId],
    );
    return rows.map(toPhoto);
  }

  /** @param manager of a transaction that locks the application */
  async album(applicationId: string, manager?: EntityManager): Promise<Album | undefined> {
    const [row] = await (manager ?? this.database).query<Album[]>(
      `SELECT cardinality(file_urls) AS photos, sealed_at IS NOT NULL AS sealed,
         held_at IS NOT NULL OR sealed_at IS NOT NULL AS kept
       FROM applications WHERE id = $1 ${manager ? 'FOR UPDATE' : ''}`,
      [applicationId],
    );
    return row;
  }

  async add(manager: EntityManager, applicationId: string, path: string): Promise<MyPhoto> {
    const [photo] = await queryRows<PhotoRow>(
      manager,
      `UPDATE uploads SET application_id = $1 WHERE path = $2 RETURNING ${photoColumns}`,
      [applicationId, path],
    );
    await manager.query(
      'UPDATE applications SET file_urls = array_append(file_urls, $2), updated_at = now() WHERE id = $1',
      [applicationId, path],
    );
    return toPhoto(photo!);
  }

  /** Removes the row; its file is deleted with the unclaimed ones. @returns whether there was such a photo */
  async remove(manager: EntityManager, applicationId: string, path: string): Promise<boolean> {
    const removed = await queryRows(
      manager,
      'UPDATE uploads SET application_id = NULL, expired_at = now() WHERE path = $2 AND application_id = $1 RETURNING path',
      [applicationId, path],
    );
    await manager.query(
      'UPDATE applications SET file_urls = array_remove(file_urls, $2), updated_at = now() WHERE id = $1',
      [applicationId, path],
    );
    return removed.length > 0;
  }
}

const toPhoto = ({ added_at, ...photo }: PhotoRow): MyPhoto => ({ ...photo, added_at: added_at.toISOString() });
