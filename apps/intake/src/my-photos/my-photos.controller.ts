import { endpoints } from '@blue-peony/contracts';
import { AppError, found, Serves, type Calls } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { Controller, Inject, StreamableFile, UseGuards } from '@nestjs/common';
import { photoStore } from '../tokens.ts';
import { BringsPhoto, receivePhoto } from '../photos/receive-photo.ts';
import { StorePhoto } from '../photos/store-photo.ts';
import { ApplicantGuard, OwnApplication } from '../my-application/applicant.guard.ts';
import { MyPhotos } from './my-photos.ts';
import type { Own } from '../record/read-my-application.ts';

@Controller()
@UseGuards(ApplicantGuard)
export class MyPhotosController {
  constructor(
    private readonly photos: MyPhotos,
    private readonly uploads: StorePhoto,
    @Inject(photoStore) private readonly store: ObjectStore,
  ) {}

  @Serves(endpoints.addMyPhoto)
  @BringsPhoto()
  async addMyPhoto(call: Calls['addMyPhoto'], @OwnApplication() own: Own) {
    await this.photos.makeRoom(own.id);
    const { path } = await receivePhoto(this.uploads, call);
    return this.photos.add(own.id, path);
  }

  /** The photos of a sealed application are closed to everybody, the applicant included. */
  @Serves(endpoints.openMyPhoto)
  async openMyPhoto({ params }: Calls['openMyPhoto'], @OwnApplication() own: Own) {
    const sealed = await this.photos.isSealed(own.id);
    const name = await this.photos.nameOf(own.id, params.name);
    if (sealed) throw new AppError('not_found');
    const { body, size, contentType } = found(await this.store.get(name));
    return new StreamableFile(body, { type: contentType, length: size, disposition: 'inline' });
  }

  @Serves(endpoints.removeMyPhoto)
  async removeMyPhoto({ params }: Calls['removeMyPhoto'], @OwnApplication() own: Own) {
    await this.photos.remove(own.id, await this.photos.nameOf(own.id, params.name));
    return {};
  }
}
