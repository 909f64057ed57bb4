import { maxPhotos, photoId } from '@blue-peony/contracts';
import { AppError, answerRows, found, queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RemoveUnclaimedPhotos } from '../photos/remove-unclaimed-photos.ts';
import { noteChanges } from '../record/change-notices.ts';
import { photoColumns, photosOf, type MyPhoto } from '../record/photos-of.ts';

/** `kept`: the application is under a legal hold or a seal. */
type Album = { photos: number; kept: boolean; sealed: boolean };

@Injectable()
export class MyPhotos {
  constructor(
    private readonly database: DataSource,
    private readonly files: RemoveUnclaimedPhotos,
  ) {}

  /** The stored name of a photo, by its id or by the name that answers give. @throws AppError not_found */
  async nameOf(applicationId: string, asked: string): Promise<string> {
    const photos = await photosOf(this.database, applicationId);
    return found(photos.find(({ name }) => name === asked || photoId(name) === asked)).name;
  }

  async isSealed(applicationId: string): Promise<boolean> {
    return found(await albumOf(this.database, applicationId)).sealed;
  }

  /** Checks before a photo is read. @throws AppError not_found, too_many_photos; application_held under a seal */
  async makeRoom(applicationId: string): Promise<void> {
    assertRoom(await albumOf(this.database, applicationId));
  }

  /** @param path of a stored photo that no application has claimed */
  add(applicationId: string, path: string): Promise<MyPhoto> {
    return this.database.transaction(async (manager) => {
      assertRoom(await lockAlbum(manager, applicationId));
      await noteChanges(manager, applicationId, ['photo_added']);
      const [photo] = await answerRows<MyPhoto>(
        manager,
        `UPDATE uploads SET application_id = $1 WHERE path = $2 RETURNING ${photoColumns}`,
        [applicationId, path],
      );
      await manager.query(
        'UPDATE applications SET file_urls = array_append(file_urls, $2), updated_at = now() WHERE id = $1',
        [applicationId, path],
      );
      return photo!;
    });
  }

  /** The file is deleted with the unclaimed ones. @throws AppError not_found, application_held */
  async remove(applicationId: string, path: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (found(await lockAlbum(manager, applicationId)).kept) throw new AppError('application_held');
      const removed = await queryRows(
        manager,
        'UPDATE uploads SET application_id = NULL, expired_at = now() WHERE path = $2 AND application_id = $1 RETURNING path',
        [applicationId, path],
      );
      if (removed.length === 0) throw new AppError('not_found');
      await manager.query(
        'UPDATE applications SET file_urls = array_remove(file_urls, $2), updated_at = now() WHERE id = $1',
        [applicationId, path],
      );
      await noteChanges(manager, applicationId, ['photo_removed']);
    });
    this.files.wake();
  }
}

async function albumOf(database: Pick<EntityManager, 'query'>, applicationId: string, lock = '') {
  const [row] = await database.query<Album[]>(
    `SELECT cardinality(file_urls) AS photos, sealed_at IS NOT NULL AS sealed,
       held_at IS NOT NULL OR sealed_at IS NOT NULL AS kept
     FROM applications WHERE id = $1 ${lock}`,
    [applicationId],
  );
  return row;
}

const lockAlbum = (manager: EntityManager, applicationId: string) => albumOf(manager, applicationId, 'FOR UPDATE');

function assertRoom(album: Album | undefined): void {
  if (found(album).sealed) throw new AppError('application_held');
  if (album!.photos >= maxPhotos) throw new AppError('too_many_photos');
}
