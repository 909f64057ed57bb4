import { Inject, Injectable } from '@nestjs/common';
import type { UploadedPhoto } from '@blue-peony/contracts';
import type { ObjectStore } from '@blue-peony/storage';
import { photoStore } from '../tokens.ts';
import { photoPath, tilePath } from './photo-path.ts';
import { processPhoto } from './process-photo.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** Stores one photo: always our own re-encoding, never the uploaded file. */
@Injectable()
export class StorePhoto {
  constructor(
    private readonly uploads: UploadsRepository,
    @Inject(photoStore) private readonly store: ObjectStore,
  ) {}

  /**
   * @param client key of the fair queue: each client gets its turn
   * @throws AppError as {@link processPhoto} does; nothing is stored then
   */
  async storePhoto(originalName: string, file: Buffer, client: string): Promise<UploadedPhoto> {
    const { jpeg, tile, width, height } = await processPhoto(file, client);
    const photo = { path: photoPath(originalName, Date.now()), bytes: jpeg.length, width, height };
    // The row comes first: a file without a row would never be found again, while a row without a file is cleaned up.
    await this.uploads.insert(photo);
    try {
      await this.store.put(tilePath(photo.path), tile, 'image/jpeg');
      await this.store.put(photo.path, jpeg, 'image/jpeg');
    } catch (error) {
      await this.forget(photo.path).catch(() => undefined);
      throw error;
    }
    return photo;
  }

  /** A file that cannot be deleted now keeps its row, so that the cleanup finds it. */
  private async forget(path: string): Promise<void> {
    await this.store.delete(tilePath(path));
    await this.uploads.delete([path]);
  }
}
