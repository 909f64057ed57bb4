import { maxPhotos, photoLimits } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import type { PlacedRequest } from '../photos/photo-places.interceptor.ts';
import { photoBuffer } from '../photos/receive-photo.ts';
import type { StorePhoto } from '../photos/store-photo.ts';

export type PlainForm = {
  values: Record<string, string>;
  /** Paths of the stored photos. */
  paths: string[];
  /** Names of files that are no photos. */
  refused: string[];
};

/** A file that is too large ends with its limit, and is told beside the others. */
const options = {
  throwFileSizeLimit: false,
  limits: { fileSize: photoLimits.bytes, files: 2 * maxPhotos, fields: 40, fieldSize: 20_000, parts: 60 },
};

/** Reads the parts in their order; a photo is stored, or refused by its name, before the next one is read. More than five are dropped. */
export async function readPlainForm(photos: StorePhoto, request: FastifyRequest): Promise<PlainForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  const form: PlainForm = { values: {}, paths: [], refused: [] };
  const { place } = request as PlacedRequest;
  place.used = true;
  const client = String(request.headers['x-client']);
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        form.values[part.fieldname] = String(part.value);
        continue;
      }
      // A browser sends an empty part where nothing was chosen.
      const bytes = await photoBuffer(part.file);
      if (bytes.length === 0 && !part.filename) continue;
      if (form.paths.length >= maxPhotos) continue;
      if (part.file.truncated) form.refused.push(part.filename);
      else await store(bytes, part.filename);
    }
    return form;
  } finally {
    place.leave();
  }

  async function store(bytes: Buffer, name: string): Promise<void> {
    try {
      form.paths.push((await photos.storePhoto(name, bytes, client)).path);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      form.refused.push(name);
    }
  }
}

/** @throws AppError bad_request for a body that ends before its last boundary, which the parser's errors have no status for */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts(options);
  } catch (cause) {
    throw cause instanceof Error && 'statusCode' in cause ? cause : new AppError('bad_request', { cause });
  }
}
