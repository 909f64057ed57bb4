import { claims } from '@blue-peony/agency';
import { searchWords, type ApplicationFilter } from '@blue-peony/contracts';
import type { StaffIdentity } from '@blue-peony/service-kit';
import { markOf } from '../spam/spam.repository.ts';
import { searchTextOf, unindexedRows } from './search/unindexed.ts';
import { waits } from './waiting.ts';

export class SqlValues {
  readonly list: unknown[] = [];

  bind(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

export type Filter = Omit<ApplicationFilter, 'sort'>;

/** The filter with `me` replaced by the id of the staff member who asks. */
export const ofCaller = <F extends Filter>(filter: F, { sub }: Pick<StaffIdentity, 'sub'>): F =>
  filter.assigned === 'me' ? { ...filter, assigned: sub } : filter;

export function narrowing(
  { language, score, earnings, result, reply, assigned, spam, tag, ids, from, to }: Filter,
  values: SqlValues,
): string[] {
  // Sealed applications are hidden from the whole desk.
  const found = ['sealed_at IS NULL'];
  if (language) found.push(`language = ${values.bind(language)}`);
  if (score) found.push(scoreCondition(score, values));
  if (earnings) found.push(`onlyfans_monthly_earnings = ${values.bind(earnings)}`);
  if (result) found.push(`assessment_result = ${values.bind(result)}`);
  if (reply) found.push(replyConditions[reply]);
  if (assigned === 'none') found.push('assignee_id IS NULL');
  else if (assigned) found.push(`assignee_id = ${values.bind(assigned)}`);
  if (tag) found.push(`id IN (SELECT application_id FROM application_tags WHERE tag_id = ${values.bind(tag)})`);
  if (ids) found.push(`id = ANY (string_to_array(${values.bind(ids)}, ',')::uuid[])`);
  if (spam) found.push(`${spam === 'clean' ? 'NOT ' : ''}EXISTS (${markOf('applications')})`);
  if (from) found.push(`created_at >= ${values.bind(from)}::timestamptz`);
  if (to) found.push(`created_at < ${values.bind(to)}::timestamptz`);
  return found;
}

export const searching = ({ q = '' }: Filter, text: string, values: SqlValues): string[] =>
  searchWords(q).map((word) => `${text} LIKE search_pattern(${values.bind(word)})`);

export function hits(filter: Filter, columns: string, values: SqlValues): string {
  const narrowed = narrowing(filter, values);
  const found = `SELECT ${columns} FROM applications`;
  if (!filter.q) return `${found} ${whereAll(narrowed)}`;
  const text = searching(filter, 'application_search.text', values);
  const indexed = `${found} JOIN application_search ON application_id = id ${whereAll([...narrowed, ...text])}`;
  return `${indexed} UNION ${notIndexed(filter, columns, values)}`;
}

/** Those that pass but are not in the search index yet: they are searched in their rows. */
export function notIndexed(filter: Filter, columns: string, values: SqlValues): string {
  const found = [...narrowing(filter, values), ...searching(filter, searchTextOf('applications'), values)];
  return `SELECT ${columns} FROM (${unindexedRows}) AS applications ${whereAll(found)}`;
}

/** The search text of each row of a relation: from the index, or made from the row when it is not indexed yet. */
export const withText = (rows: string): string =>
  `(${rows}) AS walked LEFT JOIN LATERAL (
     SELECT application_search.text FROM application_search WHERE application_id = walked.id LIMIT 1
   ) AS known ON true`;
export const walkedText = `coalesce(known.text, ${searchTextOf('walked')})`;

export const whereAll = (found: readonly string[]): string => (found.length > 0 ? `WHERE ${found.join(' AND ')}` : '');

// Must be written exactly like the expression of the index.
const scored = 'coalesce(score, 0)';

function scoreCondition(score: NonNullable<ApplicationFilter['score']>, values: SqlValues): string {
  if (score === 'scored') return `${scored} > 0`;
  return `${scored} = ${score === 'unscored' ? 0 : values.bind(Number(score))}`;
}

/** Not with `coalesce`, whose result the planner cannot estimate. */
export const awake = '(snoozed_until IS NULL OR snoozed_until <= now())';

const replyConditions = {
  open: `replied_at IS NULL AND ${awake}`,
  snoozed: 'replied_at IS NULL AND closed_at IS NULL AND snoozed_until > now()',
  late: `replied_at IS NULL AND created_at < now() - interval '${claims.replyHours} hours'`,
  replied: 'replied_at IS NOT NULL',
  wanted: `id IN (SELECT application_id FROM replies WHERE ${waits})`,
} as const;
