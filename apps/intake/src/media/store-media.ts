import { createHash } from 'node:crypto';
import { pictureWidths } from '@blue-peony/agency';
import type { Media } from '@blue-peony/contracts';
import { AppError, found } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PhotoCell } from '../photos/photo-cell/photo-cell.ts';
import { photoStore } from '../tokens.ts';
import { addMedia, listMedia, removeMedia, type StoredMedia } from './media.repository.ts';
import { readCaptions } from './read-captions.ts';
import { readVideo } from './read-video.ts';

const types = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
} as const;
type Ending = keyof typeof types;
type Made = Pick<Media, 'kind'> & Partial<Media> & { files: { name: `${string}.${Ending}`; body: Buffer }[] };

/** No retention rule and no erasure looks here: the names of photos hold no folder. */
const folder = 'site';
export const mediaKey = (hash: string, file: string): string => `${folder}/${hash}/${file}`;

/** The site's own files: told by their bytes, kept under the hash of what was uploaded. */
@Injectable()
export class StoreMedia {
  constructor(
    private readonly database: DataSource,
    @Inject(photoStore) private readonly store: ObjectStore,
    private readonly cell: PhotoCell,
  ) {}

  /** @throws AppError unsupported_media_type, validation_failed, and as {@link PhotoCell} does */
  async add(bytes: Buffer, { name, client, staffId }: Record<'name' | 'client' | 'staffId', string>): Promise<Media> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const [known] = await listMedia(this.database, hash);
    if (known) return known;
    const { files, ...facts } = await this.make(bytes, client);
    // The row comes last: what it names is there.
    for (const file of files) await this.store.put(mediaKey(hash, file.name), file.body, typeOf(file.name));
    const last = files.at(-1)!;
    const about = { width: null, height: null, seconds: null, ...facts, bytes: last.body.length, file: last.name };
    const media: StoredMedia = { hash, staff_id: staffId, name: plainName(name), ...about };
    await addMedia(this.database, media);
    return found((await listMedia(this.database, hash))[0]);
  }

  /** The row goes last, so that a failure can be tried again. */
  async remove(hash: string): Promise<void> {
    for await (const { key } of this.store.list(mediaKey(hash, ''))) await this.store.delete(key);
    await removeMedia(this.database, hash);
  }

  private async make(bytes: Buffer, client: string): Promise<Made> {
    const video = readVideo(bytes);
    if (video) {
      const { seconds, ending, file } = video;
      return { kind: 'video', seconds, files: [{ name: `video.${ending}`, body: file }] };
    }
    const captions = readCaptions(bytes);
    if (captions) return { kind: 'captions', files: [{ name: 'captions.vtt', body: captions }] };
    const { forms, width, height } = await this.cell.picture(bytes, pictureWidths, client).catch((cause: unknown) => {
      const isOther = cause instanceof AppError && ['not_an_image', 'photo_format_unsupported'].includes(cause.code);
      throw isOther ? new AppError('unsupported_media_type', { cause }) : cause;
    });
    const files = forms.map(({ width, ending, body }) => ({ name: `${width}.${ending}` as const, body }));
    return { kind: 'picture', width, height, files };
  }
}

export const typeOf = (file: string): string => types[file.replace(/^.*\./, '') as Ending];

const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, '')
    .slice(0, 100) || 'file';
