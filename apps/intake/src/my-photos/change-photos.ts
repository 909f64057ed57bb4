import { maxPhotos, type MyApplication } from '@blue-peony/contracts';
import { AppError, found } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { RemoveUnclaimedPhotos } from '../photos/remove-unclaimed-photos.ts';
import { ChangeNoticesRepository } from '../record/change-notices.repository.ts';
import { OwnPhotosRepository, type Album } from './my-photos.repository.ts';

/** Adds photos to an application and removes them. */
@Injectable()
export class ChangePhotos {
  constructor(
    private readonly photos: OwnPhotosRepository,
    private readonly files: RemoveUnclaimedPhotos,
    private readonly notices: ChangeNoticesRepository,
  ) {}

  /** Checks before a photo is read. @throws AppError not_found, too_many_photos; application_held under a seal */
  async makeRoom(applicationId: string): Promise<void> {
    assertRoom(await this.photos.album(applicationId));
  }

  /**
   * @param path of a stored photo that no application has claimed; if refused, it is deleted with the unclaimed ones
   */
  add(applicationId: string, path: string): Promise<MyApplication['photos'][number]> {
    return this.photos.transaction(async (manager) => {
      assertRoom(await this.photos.album(applicationId, manager));
      await this.notices.note(manager, applicationId, ['photo_added']);
      return this.photos.add(manager, applicationId, path);
    });
  }

  /** @throws AppError not_found; application_held under a legal hold or a seal */
  async remove(applicationId: string, path: string): Promise<void> {
    await this.photos.transaction(async (manager) => {
      if (found(await this.photos.album(applicationId, manager)).kept) throw new AppError('application_held');
      if (!(await this.photos.remove(manager, applicationId, path))) throw new AppError('not_found');
      await this.notices.note(manager, applicationId, ['photo_removed']);
    });
    this.files.wake();
  }
}

function assertRoom(album: Album | undefined): void {
  if (found(album).sealed) throw new AppError('application_held');
  if (album!.photos >= maxPhotos) throw new AppError('too_many_photos');
}
