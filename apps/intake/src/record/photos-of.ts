import type { MyApplication } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';

export type MyPhoto = MyApplication['photos'][number];

export const photoColumns = 'path AS name, bytes, uploads.created_at AS added_at';

export function photosOf(database: Pick<DataSource, 'query'>, applicationId: string) {
  return answerRows<MyPhoto>(
    database,
    `SELECT ${photoColumns} FROM uploads JOIN applications ON applications.id = application_id
     WHERE application_id = $1 ORDER BY array_position(file_urls, path)`,
    [applicationId],
  );
}
