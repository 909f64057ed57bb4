import type { EntityManager } from 'typeorm';

/** Beside the photos; without a file's name, which may say who she is. */
export const fileKey = (id: string): string => `replies/${id}`;

/** Gives up the files of mails that are about to be deleted. @param where a condition on `replies` */
export const expireFiles = (
  manager: Pick<EntityManager, 'query'>,
  where: string,
  values: unknown[],
): Promise<unknown> =>
  manager.query(
    `UPDATE reply_files SET expired_at = now(), reply_id = NULL, name = ''
     WHERE reply_id IN (SELECT id FROM replies WHERE ${where})`,
    values,
  );
