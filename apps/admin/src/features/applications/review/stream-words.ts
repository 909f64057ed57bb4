import type { StreamEntry } from '@blue-peony/contracts';
import { privacy } from '../../../i18n/privacy.ts';
import { momentOf } from '../../../ui/moment.tsx';
import { stream as text } from './history-words.ts';
import type { Line } from './stream-lines.ts';

const { closingReasons, fields } = privacy;

/** @param nameOf the display name of a staff member @param photos paths in the applicant's order, which numbers them */
export type Words = { nameOf: (id: string) => string; photos: readonly string[]; own: string };

type Looks = Extract<Line, { looks: unknown }>['looks'];

export function wordsOfLooks(looks: Looks, { nameOf, photos }: Words): string {
  const [{ staff_id, kind }] = looks;
  const who = staff_id === null ? text.somebody : nameAtStart(nameOf(staff_id));
  if (kind === 'opened') return text.opened(who, looks.length);
  const numbers = looks.flatMap((look) => (look.kind === 'photo_opened' ? photos.indexOf(look.detail.photo) + 1 : []));
  return text.photos(
    who,
    [...new Set(numbers)].filter((number) => number > 0).toSorted((one, other) => one - other),
  );
}

type Entry = Extract<Line, { entry: unknown }>['entry'];

export function wordsOf(entry: Entry, { nameOf, own }: Words): string {
  const known = entry.staff_id === null ? undefined : nameAtStart(nameOf(entry.staff_id));
  const who = known ?? text.somebody;
  switch (entry.kind) {
    case 'submitted':
    case 'first_scored':
    case 'withdrawn':
      return text[entry.kind];
    case 'scored':
      return text.scored(who, entry.detail.from, entry.detail.to);
    case 'replied':
      return text.replied(known, entry.detail.replied);
    case 'answered':
      return text.answered[entry.detail.channel](who);
    case 'replies_settled':
      return text.repliesSettled(who, entry.detail.settled);
    case 'assigned':
      return assigned(entry, who, { nameOf, own });
    case 'snoozed':
      return text.snoozed(who, momentOf(entry.detail.until));
    case 'mail_resent':
      return text.resent[entry.detail.recipient](who);
    case 'closed':
      return text.closed(known, closingReasons[entry.detail.reason]);
    case 'marked_spam':
      return text.spam(known, entry.detail.reason);
    case 'corrected':
      return text.corrected(known ?? text.applicant, fields[entry.detail.field] ?? entry.detail.field);
    case 'note_added':
    case 'note_edited':
    case 'note_removed':
    case 'answer_withdrawn':
    case 'reply_placed':
    case 'reply_put_back':
    case 'unmarked_spam':
    case 'woken':
    case 'reopened':
    case 'sealed':
    case 'unsealed':
    case 'held':
    case 'released':
      return text[entry.kind](who);
  }
}

type Assigned = Extract<StreamEntry, { kind: 'assigned' }>;

function assigned({ staff_id, detail: { to } }: Assigned, who: string, { nameOf, own }: Omit<Words, 'photos'>): string {
  if (to === null) return text.assigned.nobody(who);
  if (to === staff_id) return text.assigned.taken(who);
  return text.assigned.to(who, to === own ? text.you : nameOf(to));
}

const nameAtStart = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
