import { unknownReplyDays, type Reply, type ReplyFile, type UnknownReply } from '@blue-peony/contracts';
import { answerRows, queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { waits } from '../applications/waiting.ts';
import { expireFiles } from './reply-files.repository.ts';

const shownReplies = 200;
const shownUnknown = 100;

const received = `r.id, at, kind, from_name, from_address, subject, text, quoted, cut,
  coalesce((SELECT json_agg(json_build_object('id', f.id, 'name', name, 'type', type, 'bytes', bytes, 'picture', picture)
    ORDER BY place) FROM reply_files AS f WHERE reply_id = r.id), '[]') AS files`;

/** Undefined when there is no such application, or it is sealed. */
export async function listReplies(database: DataSource, applicationId: string): Promise<Reply[] | undefined> {
  const [known] = await database.query<unknown[]>('SELECT FROM applications WHERE id = $1 AND sealed_at IS NULL', [
    applicationId,
  ]);
  if (!known) return undefined;
  const newest = await answerRows<Reply>(
    database,
    `SELECT ${received}, matched, other_sender, settled_at, ${waits} AS waits FROM replies AS r
     WHERE application_id = $1 ORDER BY at DESC, id DESC LIMIT ${shownReplies}`,
    [applicationId],
  );
  return newest.toReversed();
}

export async function listUnknown(database: DataSource): Promise<{ items: UnknownReply[]; total: number }> {
  const [items, [{ total }]] = await Promise.all([
    answerRows<UnknownReply>(
      database,
      `SELECT ${received}, unknown_since + interval '${unknownReplyDays} days' AS deleted_at FROM replies AS r
       WHERE application_id IS NULL ORDER BY at DESC, id DESC LIMIT ${shownUnknown}`,
    ),
    database.query<[{ total: number }]>('SELECT count(*)::int AS total FROM replies WHERE application_id IS NULL'),
  ]);
  return { items, total };
}

/** A file that staff may open: of an application that is not sealed, or of none. */
export async function findFile(database: DataSource, replyId: string, fileId: string) {
  const [file] = await database.query<(ReplyFile & { application_id: string | null })[]>(
    `SELECT f.id, f.name, f.type, f.bytes, f.picture, r.application_id
     FROM reply_files AS f JOIN replies AS r ON r.id = f.reply_id LEFT JOIN applications AS a ON a.id = r.application_id
     WHERE f.id = $2 AND r.id = $1 AND a.sealed_at IS NULL`,
    [replyId, fileId],
  );
  return file;
}

export async function deleteUnknown(database: DataSource, id: string): Promise<boolean> {
  const deleted = await removeReplies(database, 'id = $1 AND application_id IS NULL', [id]);
  return deleted.length > 0;
}

/** @returns whether any was deleted */
export async function deleteOldUnknown(database: DataSource): Promise<boolean> {
  const old = `application_id IS NULL AND unknown_since < now() - interval '${unknownReplyDays} days'`;
  return (await removeReplies(database, old, [])).length > 0;
}

function removeReplies(database: DataSource, where: string, values: unknown[]): Promise<unknown[]> {
  return database.transaction(async (manager: EntityManager) => {
    await expireFiles(manager, where, values);
    return queryRows(manager, `DELETE FROM replies WHERE ${where} RETURNING id`, values);
  });
}
