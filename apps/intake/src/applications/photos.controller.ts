import { endpoints, photoLimits } from '@blue-peony/contracts';
import { AppError, Serves, type Calls, type Logger } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { Controller, Inject, PayloadTooLargeException, StreamableFile, UseInterceptors } from '@nestjs/common';
import { FileStreamInterceptor, type MultipartFileStream } from '@nestjs/platform-fastify/multipart';
import { photoStored } from '../business-events.ts';
import { photoStore } from '../tokens.ts';
import '@fastify/multipart';
import { LooksRepository } from './desk/looks.repository.ts';
import { inPlace, PhotoPlaces } from './photo-places.interceptor.ts';
import { StorePhoto } from './store-photo.ts';

@Controller()
export class PhotosController {
  constructor(
    private readonly photos: StorePhoto,
    @Inject(photoStore) private readonly store: ObjectStore,
    private readonly looks: LooksRepository,
  ) {}

  @Serves(endpoints.uploadPhoto)
  @UseInterceptors(
    PhotoPlaces,
    FileStreamInterceptor('file', {
      limits: { fileSize: photoLimits.bytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
    }),
  )
  async upload({ file, request }: Calls['uploadPhoto']) {
    if (!request.isMultipart()) throw new AppError('unsupported_media_type');
    if (!file) throw new AppError('validation_failed', { errors: [{ field: 'file', code: 'required' }] });
    const photo = await inPlace(request, async (size) =>
      this.photos.storePhoto(file.originalname, await readPhoto(file, size), String(request.headers['x-client'])),
    );
    photoStored(request.log as Logger, photo);
    return photo;
  }

  @Serves(endpoints.openPhoto)
  async open({ params, staff, request }: Calls['openPhoto']) {
    const photo = await this.store.get(params.path).catch((error: unknown) => {
      if (error instanceof RangeError) return undefined;
      throw error;
    });
    if (!photo) throw new AppError('not_found');
    // HEAD shows nothing.
    if (request.method === 'GET')
      await this.looks.addPhoto(params.path, staff).catch((error: unknown) => {
        photo.body.destroy();
        throw error;
      });
    return new StreamableFile(photo.body, { type: photo.contentType, length: photo.size, disposition: 'inline' });
  }
}

/** @param size of the whole body, which no part is larger than */
async function readPhoto({ stream }: MultipartFileStream, size: number): Promise<Buffer> {
  // One piece from the start: pieces that are put together are in memory twice.
  const photo = Buffer.allocUnsafeSlow(size);
  let length = 0;
  try {
    for await (const piece of stream) length += (piece as Buffer).copy(photo, length);
    return photo.subarray(0, length);
  } catch (error) {
    // Anything else is a body that ends early or a visitor who has gone.
    throw new AppError(error instanceof PayloadTooLargeException ? 'photo_too_large' : 'bad_request', { cause: error });
  }
}
