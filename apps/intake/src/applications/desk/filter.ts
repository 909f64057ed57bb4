import { replyPromiseHours, searchWords, type ApplicationFilter } from '@blue-peony/contracts';
import type { StaffIdentity } from '@blue-peony/service-kit';

/** The values of a statement, in the order of their `$n`. */
export class Values {
  readonly list: unknown[] = [];

  /** @returns the place that stands for the value in the statement */
  bind(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

type Filter = Omit<ApplicationFilter, 'sort'>;

/** The filter with the id of whoever asks in the place of `me`. */
export const ofCaller = <F extends ApplicationFilter>(filter: F, { sub }: Pick<StaffIdentity, 'sub'>): F =>
  filter.assigned === 'me' ? { ...filter, assigned: sub } : filter;

/** The reason for which an application looks like spam, of those that staff have not taken back. */
export const markOf = (application: string) =>
  `SELECT reason FROM spam_marks WHERE application_id = ${application}.id AND cleared_at IS NULL`;

/** What an application must fulfil, its search apart, as SQL over the columns of `applications`. */
export function narrowing(
  { language, score, earnings, result, reply, assigned, spam, ids, from, to }: Filter,
  values: Values,
): string[] {
  // Nobody at the desk sees a sealed one.
  const found = ['sealed_at IS NULL'];
  if (language) found.push(`language = ${values.bind(language)}`);
  if (score) found.push(scoreCondition(score, values));
  if (earnings) found.push(`onlyfans_monthly_earnings = ${values.bind(earnings)}`);
  if (result) found.push(`assessment_result = ${values.bind(result)}`);
  if (reply) found.push(replyConditions[reply]);
  if (assigned === 'none') found.push('assignee_id IS NULL');
  else if (assigned) found.push(`assignee_id = ${values.bind(assigned)}`);
  if (ids) found.push(`id = ANY (string_to_array(${values.bind(ids)}, ',')::uuid[])`);
  if (spam) found.push(`${spam === 'clean' ? 'NOT ' : ''}EXISTS (${markOf('applications')})`);
  if (from) found.push(`created_at >= ${values.bind(from)}::timestamptz`);
  if (to) found.push(`created_at < ${values.bind(to)}::timestamptz`);
  return found;
}

/** That every word of the search is in this text. */
export const searching = ({ q = '' }: Filter, text: string, values: Values): string[] =>
  searchWords(q).map((word) => `${text} LIKE search_pattern(${values.bind(word)})`);

/**
 * Everything that the filter and its search let through. What changed since `until` may have no text of its own yet: it is
 * found by the column that came with it.
 */
export function hits(filter: Filter, columns: string, until: Date, values: Values): string {
  const narrowed = narrowing(filter, values);
  const found = `SELECT ${columns} FROM applications`;
  if (!filter.q) return `${found} ${whereAll(narrowed)}`;
  const text = searching(filter, 'application_search.text', values);
  const early = [`updated_at >= ${values.bind(until)}`, ...searching(filter, 'search', values)];
  return `${found} JOIN application_search ON application_id = id ${whereAll([...narrowed, ...text])}
    UNION ${found} ${whereAll([...narrowed, ...early])}`;
}

/** The text of each row of a relation, of the column that came with it where it has none of its own yet. */
export const withText = (rows: string): string =>
  `(${rows}) AS walked LEFT JOIN LATERAL (
     SELECT application_search.text FROM application_search WHERE application_id = walked.id LIMIT 1
   ) AS known ON true`;
export const walkedText = 'coalesce(known.text, walked.search)';

export const whereAll = (found: readonly string[]): string => (found.length > 0 ? `WHERE ${found.join(' AND ')}` : '');

// Written as the index on it is.
const scored = 'coalesce(score, 0)';

function scoreCondition(score: NonNullable<ApplicationFilter['score']>, values: Values): string {
  if (score === 'scored') return `${scored} > 0`;
  return `${scored} = ${score === 'unscored' ? 0 : values.bind(Number(score))}`;
}

const replyConditions = {
  open: 'replied_at IS NULL',
  late: `replied_at IS NULL AND created_at < now() - interval '${replyPromiseHours} hours'`,
  replied: 'replied_at IS NOT NULL',
} as const;
