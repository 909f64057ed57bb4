import { endpoints } from '@blue-peony/contracts';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import type { ObjectStore, StoredObject } from '@blue-peony/storage';
import { Controller, Inject, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
    return this.show(call, (path) => this.store.get(tilePath(path)));
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
}
