import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { endpoints } from '@blue-peony/contracts';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import type { ObjectStore, StoredObject } from '@blue-peony/storage';
import { Controller, Inject, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PhotoCell } from './photo-cell/photo-cell.ts';
import { photoStore } from '../tokens.ts';
import { addPhotoLook } from '../looks/looks.repository.ts';
import { tilePath } from './photo-path.ts';
import { BringsPhoto, receivePhoto } from './receive-photo.ts';
import { StorePhoto } from './store-photo.ts';
import { UploadsRepository } from './uploads.repository.ts';

type Asked = Pick<Calls['openPhoto'], 'params' | 'staff' | 'request'>;
type Get = (path: string) => Promise<StoredObject | undefined>;

@Controller()
export class PhotosController {
  constructor(
    private readonly photos: StorePhoto,
    private readonly uploads: UploadsRepository,
    @Inject(photoStore) private readonly store: ObjectStore,
    private readonly database: DataSource,
    private readonly cell: PhotoCell,
  ) {}

  @Serves(endpoints.uploadPhoto)
  @BringsPhoto()
  uploadPhoto(call: Calls['uploadPhoto']) {
    return receivePhoto(this.photos, call);
  }

  @Serves(endpoints.openPhoto)
  openPhoto(call: Calls['openPhoto']) {
    return this.show(call, (path) => this.store.get(path));
  }

  @Serves(endpoints.openPhotoTile)
  openPhotoTile(call: Calls['openPhotoTile']) {
    return this.show(call, (path) => this.tile(path, call.staff.sub));
  }

  private async show({ params, staff, request }: Asked, get: Get): Promise<StreamableFile> {
    const path = await this.uploads.pathOf(params.path);
    const photo = path && (await get(path));
    if (!photo) throw new AppError('not_found');
    try {
      // A HEAD request shows no photo, so it is no look.
      if (request.method === 'GET' && !(await addPhotoLook(this.database, path, staff)))
        throw new AppError('not_found');
    } catch (error) {
      photo.body.destroy();
      throw error;
    }
    return new StreamableFile(photo.body, { type: photo.contentType, length: photo.size, disposition: 'inline' });
  }

  /** Older photos have no tile; it is not stored now, because the photo may be under erasure. */
  private async tile(path: string, client: string): Promise<StoredObject | undefined> {
    const kept = await this.store.get(tilePath(path));
    if (kept) return kept;
    const photo = await this.store.get(path);
    if (!photo) return undefined;
    const tile = await this.cell.makeTile(await buffer(photo.body), client);
    return { body: Readable.from([tile]), size: tile.length, contentType: 'image/jpeg' };
  }
}
