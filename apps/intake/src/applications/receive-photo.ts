import { photoLimits, type UploadedPhoto } from '@blue-peony/contracts';
import { AppError, type Logger } from '@blue-peony/service-kit';
import { PayloadTooLargeException, UseInterceptors } from '@nestjs/common';
import { FileStreamInterceptor, type MultipartFileStream } from '@nestjs/platform-fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { photoStored } from '../business-events.ts';
import '@fastify/multipart';
import { inPlace, PhotoPlaces } from './photo-places.interceptor.ts';
import type { StorePhoto } from './store-photo.ts';

/** What stands in front of a call that brings a photo. */
export const BringsPhoto = (): MethodDecorator =>
  UseInterceptors(
    PhotoPlaces,
    FileStreamInterceptor('file', {
      limits: { fileSize: photoLimits.bytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
    }),
  );

type Brought = { file: MultipartFileStream | undefined; request: FastifyRequest };

/** Reads the photo of such a call and stores it. */
export async function receivePhoto(photos: StorePhoto, { file, request }: Brought): Promise<UploadedPhoto> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  if (!file) throw new AppError('validation_failed', { errors: [{ field: 'file', code: 'required' }] });
  const photo = await inPlace(request, async (size) =>
    photos.storePhoto(file.originalname, await readPhoto(file, size), String(request.headers['x-client'])),
  );
  photoStored(request.log as Logger, photo);
  return photo;
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
    // Anything else is a body that ends early, or the visitor has left.
    throw new AppError(error instanceof PayloadTooLargeException ? 'photo_too_large' : 'bad_request', { cause: error });
  }
}
