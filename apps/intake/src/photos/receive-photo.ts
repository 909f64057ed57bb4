import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { photoLimits, type UploadedPhoto } from '@blue-peony/contracts';
import { AppError, type Logger } from '@blue-peony/service-kit';
import { PayloadTooLargeException, UseInterceptors } from '@nestjs/common';
import { FileStreamInterceptor, type MultipartFileStream } from '@nestjs/platform-fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { photoStored } from '../business-events.ts';
import '@fastify/multipart';
import { PhotoPlaces, type PlacedRequest } from './photo-places.interceptor.ts';
import type { StorePhoto } from './store-photo.ts';

export const BringsPhoto = (): MethodDecorator =>
  UseInterceptors(
    PhotoPlaces,
    FileStreamInterceptor('file', {
      limits: { fileSize: photoLimits.bytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
    }),
  );

type Brought = { file: MultipartFileStream | undefined; request: FastifyRequest };

/** Longer than nearly all photos of phones. */
const ordinaryBytes = 8 * 1024 * 1024;
const spareAtMost = availableParallelism();
/** A new buffer for each photo would bring a full garbage collection every few photos. */
const spare: Buffer[] = [];

export const receivePhoto = (photos: StorePhoto, call: Brought): Promise<UploadedPhoto> =>
  receiveFile(call, async (file, { name, client }) => {
    const photo = await photos.storePhoto(name, file, client);
    photoStored(call.request.log as Logger, photo);
    return photo;
  });

/** @param use may read the bytes until its promise is settled */
export async function receiveFile<Result>(
  { file, request }: Brought,
  use: (bytes: Buffer, sender: { name: string; client: string }) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  if (!file) throw new AppError('validation_failed', { errors: [{ field: 'file', code: 'required' }] });
  const { place } = request as PlacedRequest;
  place.used = true;
  // Joining chunks at the end would hold the photo in memory twice.
  const isOrdinary = place.size <= ordinaryBytes;
  const buffer = (isOrdinary ? spare.pop() : undefined) ?? Buffer.allocUnsafeSlow(Math.max(place.size, ordinaryBytes));
  try {
    const client = String(request.headers['x-client']);
    return await use(await readPhoto(file, buffer), { name: file.originalname, client });
  } finally {
    if (isOrdinary && spare.length < spareAtMost) spare.push(buffer);
    place.leave();
  }
}

/** Reads a file of a form that has more than one. */
export async function photoBuffer(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of stream) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  } catch (error) {
    throw new AppError('bad_request', { cause: error });
  }
}

/** @param photo takes the file; as long as the whole body */
async function readPhoto({ stream }: MultipartFileStream, photo: Buffer): Promise<Buffer> {
  let length = 0;
  try {
    for await (const piece of stream) length += (piece as Buffer).copy(photo, length);
    return photo.subarray(0, length);
  } catch (error) {
    // Any other error means that the body ended early or the client disconnected.
    throw new AppError(error instanceof PayloadTooLargeException ? 'photo_too_large' : 'bad_request', { cause: error });
  }
}
