import { duplicateReasons, replyPromiseHours, type DeskApplication, type Duplicate } from '@blue-peony/contracts';
import type { Row } from '@blue-peony/service-kit';
import { readColumns } from '../application.entity.ts';
import { markOf } from './filter.ts';
import { profileLinks } from './profile-links.ts';

const countedDuplicates = 20;

const keys = duplicateReasons.map((reason) => `${reason}_key`);

// Each branch ends after a few rows of one index, however often somebody has used the same address.
const lookAlikes = keys
  .map(
    (key) =>
      `(SELECT o.id FROM applications AS o WHERE o.${key} = a.${key} AND o.id <> a.id AND o.sealed_at IS NULL LIMIT ${countedDuplicates})`,
  )
  .join(' UNION ');

const same = duplicateReasons
  .map((reason) => `CASE WHEN other.${reason}_key = a.${reason}_key THEN '${reason}' END`)
  .join(', ');

/** The columns of a {@link DeskRow}, over a relation `a` with everything that `applications` has. */
export const itemColumns = `
  ${[...readColumns, 'source', 'first_scored_at', 'replied_at', 'closed_reason', 'scored_by', 'scored_at', 'assignee_id'].map((column) => `a.${column}`).join(', ')},
  coalesce(a.refused_email = a.email_key, false) AS mail_refused,
  (${markOf('a')}) AS spam,
  (SELECT count(*)::int FROM notes WHERE notes.application_id = a.id) AS note_count,
  (SELECT count(*)::int FROM (SELECT id FROM (${lookAlikes}) AS found LIMIT ${countedDuplicates}) AS counted)
    AS duplicate_count`;

/** The possible duplicates of application `$1`, newest first. */
export const duplicatesOf = `
  SELECT other.id, other.created_at, other.name, other.score, array_remove(ARRAY[${same}], NULL) AS same
  FROM applications AS a
  CROSS JOIN LATERAL (${lookAlikes}) AS found
  JOIN applications AS other ON other.id = found.id
  WHERE a.id = $1
  ORDER BY other.created_at DESC, other.id DESC
  LIMIT ${countedDuplicates}`;

export type DeskRow = Row<
  Omit<DeskApplication, 'reply_due_at' | 'profile_links'>,
  'created_at' | 'first_scored_at' | 'replied_at' | 'scored_at'
>;

export type DuplicateRow = Row<Duplicate, 'created_at'>;

export function toDeskApplication({
  created_at,
  first_scored_at,
  replied_at,
  scored_at,
  ...row
}: DeskRow): DeskApplication {
  return {
    ...row,
    created_at: created_at.toISOString(),
    first_scored_at: first_scored_at?.toISOString() ?? null,
    replied_at: replied_at?.toISOString() ?? null,
    scored_at: scored_at?.toISOString() ?? null,
    reply_due_at: new Date(created_at.getTime() + replyPromiseHours * 3_600_000).toISOString(),
    profile_links: profileLinks(row),
  };
}
