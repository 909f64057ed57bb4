import { endpoints, fillPath, type Media } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';

/** A file of the site; `file` is its name in the store below its hash. */
export type StoredMedia = Omit<Media, 'address' | 'at'> & { file: string };
type Row = StoredMedia & Pick<Media, 'at'>;

const stored = 'hash, kind, file, name, bytes, width, height, seconds, staff_id';

const shown = ({ file, ...media }: Row): Media => ({
  ...media,
  address: fillPath(endpoints.openMedia.path, { hash: media.hash, file }),
});

/** Newest first. @param hash only that one */
export async function listMedia(database: DataSource, hash?: string): Promise<Media[]> {
  const rows = await answerRows<Row>(
    database,
    `SELECT ${stored}, created_at AS at FROM media WHERE $1::text IS NULL OR hash = $1 ORDER BY created_at DESC, hash`,
    [hash ?? null],
  );
  return rows.map(shown);
}

/** Somebody else may have uploaded the same file at the same moment. */
export async function addMedia(database: DataSource, media: StoredMedia): Promise<void> {
  await database.query(
    `INSERT INTO media (${stored}) SELECT ${stored} FROM json_populate_record(NULL::media, $1) ON CONFLICT DO NOTHING`,
    [media],
  );
}

export const removeMedia = (database: DataSource, hash: string): Promise<unknown> =>
  database.query('DELETE FROM media WHERE hash = $1', [hash]);
