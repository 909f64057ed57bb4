import { endpoints } from '@blue-peony/contracts';
import { AppError, Serves, type Calls } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { Controller, Inject, StreamableFile } from '@nestjs/common';
import { photoStore } from '../tokens.ts';
import { LooksRepository } from './desk/looks.repository.ts';
import { BringsPhoto, receivePhoto } from './receive-photo.ts';
import { StorePhoto } from './store-photo.ts';

@Controller()
export class PhotosController {
  constructor(
    private readonly photos: StorePhoto,
    @Inject(photoStore) private readonly store: ObjectStore,
    private readonly looks: LooksRepository,
  ) {}

  @Serves(endpoints.uploadPhoto)
  @BringsPhoto()
  upload(call: Calls['uploadPhoto']) {
    return receivePhoto(this.photos, call);
  }

  @Serves(endpoints.openPhoto)
  async open({ params, staff, request }: Calls['openPhoto']) {
    const photo = await this.store.get(params.path).catch((error: unknown) => {
      if (error instanceof RangeError) return undefined;
      throw error;
    });
    if (!photo) throw new AppError('not_found');
    try {
      // HEAD shows nothing.
      if (request.method === 'GET' && !(await this.looks.addPhoto(params.path, staff))) throw new AppError('not_found');
    } catch (error) {
      photo.body.destroy();
      throw error;
    }
    return new StreamableFile(photo.body, { type: photo.contentType, length: photo.size, disposition: 'inline' });
  }
}
