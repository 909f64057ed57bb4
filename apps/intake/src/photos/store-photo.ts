import { Inject, Injectable } from '@nestjs/common';
import type { UploadedPhoto } from '@blue-peony/contracts';
import { serviceConfig } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import type { IntakeConfig } from '../config.ts';
import { PhotoCell } from './photo-cell/photo-cell.ts';
import { photoStore } from '../tokens.ts';
import { photoPath, tilePath } from './photo-path.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** Stores one photo: always our own re-encoding, never the uploaded file. */
@Injectable()
export class StorePhoto {
  constructor(
    private readonly uploads: UploadsRepository,
    @Inject(photoStore) private readonly store: ObjectStore,
    private readonly cell: PhotoCell,
    @Inject(serviceConfig) private readonly config: IntakeConfig,
  ) {}

  /** @throws AppError as {@link PhotoCell} does; unavailable while too much waits unclaimed */
  async storePhoto(originalName: string, file: Buffer, client: string): Promise<UploadedPhoto> {
    await this.uploads.holdToBudget(this.config.unclaimedBytes);
    const { jpeg, tile, width, height } = await this.cell.process(file, client);
    const photo = { path: photoPath(originalName, Date.now()), bytes: jpeg.length, width, height };
    // The row comes first: a file without a row would never be found again, while a row without a file is cleaned up.
    await this.uploads.insert(photo);
    try {
      await this.store.put(tilePath(photo.path), tile, 'image/jpeg');
      await this.store.put(photo.path, jpeg, 'image/jpeg');
    } catch (error) {
      // Its files are deleted with those that nobody claims: a store that hangs would hang here as well.
      await this.uploads.giveUp(photo.path).catch(() => undefined);
      throw error;
    }
    return photo;
  }
}
