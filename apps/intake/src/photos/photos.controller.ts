import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { endpoints } from '@blue-peony/contracts';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import type { ObjectStore, StoredObject } from '@blue-peony/storage';
import { Controller, Inject, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Reduction } from './photo-cell/child.ts';
import { PhotoCell } from './photo-cell/photo-cell.ts';
import { photoStore } from '../tokens.ts';
import { addPhotoLook, addThumbLook, isSealedPhoto } from '../looks/looks.repository.ts';
import { tilePath } from './photo-path.ts';
import { BringsPhoto, receivePhoto } from './receive-photo.ts';
import { StorePhoto } from './store-photo.ts';
import { UploadsRepository } from './uploads.repository.ts';

type Asked = Pick<Calls['openPhoto'], 'params' | 'staff' | 'request'>;
/** Records the look. @returns false where nothing may be shown */
type Look = typeof addPhotoLook;
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
    return this.show(call, (path) => this.store.get(path), addPhotoLook);
  }

  @Serves(endpoints.openPhotoTile)
  openPhotoTile(call: Calls['openPhotoTile']) {
    return this.show(call, (path) => this.store.get(tilePath(path)), addPhotoLook);
  }

  @Serves(endpoints.openPhotoThumb)
  openPhotoThumb(call: Calls['openPhotoThumb']) {
    return this.show(call, (path) => this.reduced('thumb', path, call.staff.sub), addThumbLook);
  }

  @Serves(endpoints.openPhotoBlur)
  openPhotoBlur(call: Calls['openPhotoBlur']) {
    const open: Look = async (database, path) => !(await isSealedPhoto(database, path));
    return this.show(call, (path) => this.reduced('blur', path, call.staff.sub), open);
  }

  private async show({ params, staff, request }: Asked, get: Get, look: Look): Promise<StreamableFile> {
    const path = await this.uploads.pathOf(params.path);
    const photo = path && (await get(path));
    if (!photo) throw new AppError('not_found');
    try {
      // A HEAD request shows no photo, so it is no look.
      if (request.method === 'GET' && !(await look(this.database, path, staff))) throw new AppError('not_found');
    } catch (error) {
      photo.body.destroy();
      throw error;
    }
    return new StreamableFile(photo.body, { type: photo.contentType, length: photo.size, disposition: 'inline' });
  }

  /** Smaller than the tile, and made from it each time: no further file to delete with the photo. */
  private async reduced(kind: Reduction, path: string, client: string): Promise<StoredObject | undefined> {
    const tile = await this.store.get(tilePath(path));
    if (!tile) return undefined;
    const jpeg = await this.cell.reduce(kind, await buffer(tile.body), client);
    return { body: Readable.from([jpeg]), size: jpeg.length, contentType: 'image/jpeg' };
  }
}
