import { buffer } from 'node:stream/consumers';
import { endpoints, photoLimits } from '@blue-peony/contracts';
import { AppError, Serves, toAppError, type Calls, type Logger } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { Controller, Inject, PayloadTooLargeException, StreamableFile, UseInterceptors } from '@nestjs/common';
import { FileStreamInterceptor, type MultipartFileStream } from '@nestjs/platform-fastify/multipart';
import { photoRefused, photoStored } from '../business-events.ts';
import { photoStore } from '../tokens.ts';
import '@fastify/multipart';
import { StorePhoto } from './store-photo.ts';

@Controller()
export class PhotosController {
  constructor(
    private readonly photos: StorePhoto,
    @Inject(photoStore) private readonly store: ObjectStore,
  ) {}

  @Serves(endpoints.uploadPhoto)
  @UseInterceptors(
    FileStreamInterceptor('file', { limits: { fileSize: photoLimits.bytes, files: 1, fields: 5, parts: 6 } }),
  )
  async upload({ file, request }: Calls['uploadPhoto']) {
    const logger = request.log as Logger;
    try {
      if (!request.isMultipart()) throw new AppError('unsupported_media_type');
      if (!file) throw new AppError('validation_failed', { errors: [{ field: 'file', code: 'required' }] });
      const photo = await this.photos.storePhoto(file.originalname, await readPhoto(file));
      photoStored(logger, photo);
      return photo;
    } catch (error) {
      photoRefused(logger, toAppError(error).code);
      throw error;
    }
  }

  @Serves(endpoints.openPhoto)
  async open({ params }: Calls['openPhoto']) {
    const photo = await this.store.get(params.path).catch((error: unknown) => {
      if (error instanceof RangeError) return undefined;
      throw error;
    });
    if (!photo) throw new AppError('not_found');
    return new StreamableFile(photo.body, { type: photo.contentType, length: photo.size, disposition: 'inline' });
  }
}

async function readPhoto(file: MultipartFileStream): Promise<Buffer> {
  try {
    return await buffer(file.stream);
  } catch (error) {
    // Anything else is a body that ends early or a visitor who has gone.
    throw new AppError(error instanceof PayloadTooLargeException ? 'photo_too_large' : 'bad_request', { cause: error });
  }
}
