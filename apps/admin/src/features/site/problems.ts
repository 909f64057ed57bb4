import { agencyFactsSchema } from '@blue-peony/agency/schema';
import { site as text } from './words.ts';
import type { SiteContent } from '@blue-peony/contracts';

type Issue = {
  code: string;
  path: PropertyKey[];
  message: string;
  format?: string;
  maximum?: unknown;
  minimum?: unknown;
  origin?: string;
  errors?: readonly (readonly Issue[])[];
};

/** Of several forms that a text may have, the last is named: the others are "nothing" and files of one's own. */
const deepest = (issue: Issue): Issue => {
  const last = issue.errors?.at(-1)?.[0];
  return last ? deepest(last) : issue;
};

function words(issue: Issue): string {
  const { code, message, format, maximum, minimum, origin } = deepest(issue);
  if (code === 'too_big')
    return origin === 'string' ? text.wrong.long(String(maximum)) : text.wrong.most(String(maximum));
  if (code === 'too_small') return origin === 'string' ? text.wrong.empty : text.wrong.least(String(minimum));
  if (code === 'invalid_type') return text.wrong.empty;
  if (format === 'email') return text.wrong.email;
  return message.startsWith('Invalid') ? text.wrong.form : text.wrong.expected(message);
}

/** What is wrong with the facts, by the key of the field with the place within it. */
export function problemsOf({ facts }: SiteContent): ReadonlyMap<string, string> {
  const { error } = agencyFactsSchema.safeParse(facts);
  const issues = (error?.issues ?? []) as unknown as Issue[];
  return new Map(issues.map((issue) => [['facts', ...issue.path.map(String)].join('/'), words(issue)]));
}
