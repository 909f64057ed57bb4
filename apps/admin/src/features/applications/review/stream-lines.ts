import type { MailDelivery, StreamEntry } from '@blue-peony/contracts';

type Entry<Kind extends StreamEntry['kind']> = Extract<StreamEntry, { kind: Kind }>;
type Look = Entry<'opened' | 'photo_opened'>;

/** What stands on one line: an entry, looks of one person at one time, or a mail. */
export type Line =
  | { at: string; entry: Exclude<StreamEntry, Look> }
  | { at: string; looks: [Look, ...Look[]] }
  | { at: string; mail: MailDelivery };

/** Looks of the same kind by one person are one line as long as no more than this lies between two of them. */
const togetherMs = 10 * 60_000;

/** Entries and mails in one order, newest first; looks that follow each other are one. */
export function linesOf(entries: readonly StreamEntry[], mails: readonly MailDelivery[]): Line[] {
  const lines: Line[] = mails.map((mail) => ({ at: mail.sent_at ?? mail.created_at, mail }));
  let last: [Look, ...Look[]] | undefined;
  for (const entry of entries) {
    if (entry.kind !== 'opened' && entry.kind !== 'photo_opened') {
      last = undefined;
      lines.push({ at: entry.at, entry });
    } else if (last && isTogether(last.at(-1)!, entry)) last.push(entry);
    else lines.push({ at: entry.at, looks: (last = [entry]) });
  }
  return lines.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

const isTogether = (newer: Look, older: Look) =>
  newer.kind === older.kind &&
  newer.staff_id === older.staff_id &&
  Date.parse(newer.at) - Date.parse(older.at) <= togetherMs;

/** What stays when the rest is folded: notes, and so many of the others. */
export function foldLines(lines: readonly Line[], shown: number): Line[] {
  let left = shown;
  return lines.filter((line) => ('entry' in line && line.entry.kind === 'note_added') || left-- > 0);
}
