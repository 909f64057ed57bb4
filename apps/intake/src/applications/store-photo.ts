import { Inject, Injectable } from '@nestjs/common';
import type { UploadedPhoto } from '@blue-peony/contracts';
import type { ObjectStore } from '@blue-peony/storage';
import { photoStore } from '../tokens.ts';
import { photoPath, tilePath } from './photo-path.ts';
import { processPhoto } from './process-photo.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** Takes one photo in: what is stored is our own re-encoding, never the file that came. */
@Injectable()
export class StorePhoto {
  constructor(
    private readonly uploads: UploadsRepository,
    @Inject(photoStore) private readonly store: ObjectStore,
  ) {}

  /**
   * @param client whom the order of work is fair to
   * @throws AppError as {@link processPhoto} does; nothing is stored then
   */
  async storePhoto(originalName: string, file: Buffer, client: string): Promise<UploadedPhoto> {
    const { jpeg, tile, width, height } = await processPhoto(file, client);
    const photo = { path: photoPath(originalName, Date.now()), bytes: jpeg.length, width, height };
    // The row goes first: a file without a row would never be found again, a row without a file is cleaned up.
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

  /** A file that cannot be deleted now keeps its row, by which it is found. */
  private async forget(path: string): Promise<void> {
    await this.store.delete(tilePath(path));
    await this.uploads.delete([path]);
  }
}
