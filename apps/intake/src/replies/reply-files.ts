import { randomUUID } from 'node:crypto';
import { AppError, queryRows } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PhotoCell } from '../photos/photo-cell/photo-cell.ts';
import { RemoveUnclaimedPhotos } from '../photos/remove-unclaimed-photos.ts';
import { photoStore } from '../tokens.ts';
import type { MailFile } from './mail.ts';
import { fileKey } from './reply-files.repository.ts';

const batch = 100;
/** A mail whose files are stored has its row a moment later. */
const unownedMinutes = 60;

/** The files of mails: a picture is encoded again, any other stored as it is. */
@Injectable()
export class ReplyFiles {
  constructor(
    private readonly database: DataSource,
    @Inject(photoStore) private readonly files: ObjectStore,
    private readonly cell: PhotoCell,
    private readonly photos: RemoveUnclaimedPhotos,
  ) {
    photos.also(() => this.remove());
  }

  /** The rows come first, so that the cleanup finds what is left over. @throws AppError unavailable */
  async store(files: readonly MailFile[]): Promise<string[]> {
    const ids: string[] = [];
    for (const [place, { name, type, body }] of files.entries()) {
      const picture = type.startsWith('image/') ? await this.picture(body) : undefined;
      const stored = picture ?? body;
      const contentType = picture ? 'image/jpeg' : type;
      const id = randomUUID();
      await this.database.query(
        'INSERT INTO reply_files (id, place, name, type, bytes, picture) VALUES ($1, $2, $3, $4, $5, $6)',
        [id, place, name, contentType, stored.length, picture !== undefined],
      );
      await this.files.put(fileKey(id), stored, picture ? contentType : 'application/octet-stream');
      ids.push(id);
    }
    return ids;
  }

  async areOwned(ids: string[]): Promise<boolean> {
    const owned = await this.database.query<unknown[]>(
      'SELECT FROM reply_files WHERE id = ANY ($1) AND reply_id IS NOT NULL',
      [ids],
    );
    return owned.length > 0;
  }

  /** Gives up files that came to nothing. */
  async drop(ids: string[]): Promise<void> {
    await this.database.query(
      `UPDATE reply_files SET expired_at = now(), name = '' WHERE id = ANY ($1) AND reply_id IS NULL`,
      [ids],
    );
    this.wake();
  }

  wake(): void {
    this.photos.wake();
  }

  /** Undefined for what the decoder does not take: that is handed out as a download. */
  private async picture(body: Buffer): Promise<Buffer | undefined> {
    try {
      return (await this.cell.process(body, 'mail')).jpeg;
    } catch (error) {
      if (error instanceof AppError && error.code !== 'unavailable') return undefined;
      throw error;
    }
  }

  /** A file that the store cannot delete keeps its row. @returns, @throws as {@link RemoveUnclaimedPhotos.remove} */
  private async remove(): Promise<boolean> {
    const found = await queryRows<{ id: string }>(
      this.database,
      `UPDATE reply_files SET expired_at = coalesce(expired_at, now()) WHERE id IN (
         SELECT id FROM reply_files WHERE reply_id IS NULL
           AND (expired_at IS NOT NULL OR created_at < now() - make_interval(mins => $1))
         ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [unownedMinutes, batch],
    );
    const results = await Promise.allSettled(found.map(({ id }) => this.files.delete(fileKey(id))));
    const removed = found.filter((_, index) => results[index]!.status === 'fulfilled').map(({ id }) => id);
    await this.database.query('DELETE FROM reply_files WHERE id = ANY ($1)', [removed]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return removed.length === batch;
  }
}
