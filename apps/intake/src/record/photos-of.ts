import type { MyApplication } from '@blue-peony/contracts';
import type { DataSource } from 'typeorm';

type MyPhoto = MyApplication['photos'][number];
export type PhotoRow = Omit<MyPhoto, 'added_at'> & { added_at: Date };

export const photoColumns = 'path AS name, bytes, uploads.created_at AS added_at';

export async function photosOf(database: Pick<DataSource, 'query'>, applicationId: string): Promise<MyPhoto[]> {
  const rows = await database.query<PhotoRow[]>(
    `SELECT ${photoColumns} FROM uploads JOIN applications ON applications.id = application_id
     WHERE application_id = $1 ORDER BY array_position(file_urls, path)`,
    [applicationId],
  );
  return rows.map(toPhoto);
}

export const toPhoto = ({ added_at, ...photo }: PhotoRow): MyPhoto => ({ ...photo, added_at: added_at.toISOString() });
