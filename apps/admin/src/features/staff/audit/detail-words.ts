import { answers } from '../../../i18n/answers.ts';
import { caseReasons } from '../../../i18n/case-reasons.ts';
import { filterChoices } from '../../../i18n/filter-choices.ts';
import { privacy } from '../../../i18n/privacy.ts';
import { momentOf } from '../../../ui/moment.tsx';
import { audit } from './words.ts';

const { results, replies, scored, spamMarks, sorts, language, score, earnings, result, reply, assigned, spam, tag } =
  filterChoices;

/** What entries say by the names of contracts. */
const words: Record<string, string> = {
  ...answers.channels,
  ...answers.decisions,
  ...caseReasons,
  ...filterChoices.languages,
  ...privacy.closingReasons,
  ...privacy.export.reasons,
  ...privacy.erase.reasons,
  ...privacy.sealed.reasons,
  ...results,
  ...replies,
  ...scored,
  ...spamMarks,
  ...sorts,
  ...audit.details,
};
const { from, to, sort } = filterChoices;
const names: Record<string, string> = {
  language,
  score,
  earnings,
  result,
  reply,
  assigned,
  spam,
  tag,
  from,
  to,
  sort,
  ...audit.names,
};

const pair = /^(\w+)=(.*)$/;
const timed = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What an entry says besides its action, in words; what nobody has put into words stays as it is. */
export function detailText(detail: string): string {
  const known = words[detail];
  if (known) return known;
  if (timed.test(detail)) return momentOf(detail);
  if (!pair.test(detail) && detail !== 'q') return detail;
  return detail
    .split(/ (?=\w+=|q$)/)
    .map((part) => {
      const [, name = part, value] = pair.exec(part) ?? [];
      return value === undefined ? names[name] : `${names[name] ?? name}: ${detailText(value)}`;
    })
    .join(', ');
}
