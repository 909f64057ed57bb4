import { replyPromiseHours, type ApplicationFilter } from '@blue-peony/contracts';

/** The values of a statement, in the order of their `$n`. */
export class Values {
  readonly list: unknown[] = [];

  /** @returns the place that stands for the value in the statement */
  bind(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** More words than this narrow nothing any further. */
const searchedWords = 8;

type Filter = Omit<ApplicationFilter, 'sort'>;

/** What an application must fulfil, as SQL over the columns of `applications`. */
export const conditions = (filter: Filter, values: Values): string[] => [
  ...narrowing(filter, values),
  ...searching(filter, values),
];

/** The part of it that ordinary indexes answer. */
export function narrowing({ language, score, earnings, result, reply, from, to }: Filter, values: Values): string[] {
  // Nobody at the desk sees a sealed one.
  const found = ['sealed_at IS NULL'];
  if (language) found.push(`language = ${values.bind(language)}`);
  if (score) found.push(scoreCondition(score, values));
  if (earnings) found.push(`onlyfans_monthly_earnings = ${values.bind(earnings)}`);
  if (result) found.push(`assessment_result = ${values.bind(result)}`);
  if (reply) found.push(replyConditions[reply]);
  if (from) found.push(`created_at >= ${values.bind(from)}::timestamptz`);
  if (to) found.push(`created_at < ${values.bind(to)}::timestamptz`);
  return found;
}

/** The part that looks into the text: every word must be there. */
export const searching = ({ q = '' }: Filter, values: Values): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, searchedWords)
    .map((word) => `search LIKE search_pattern(${values.bind(word)})`);

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
