import type { MailDelivery, StreamEntry } from '@blue-peony/contracts';

type Entry<Kind extends StreamEntry['kind']> = Extract<StreamEntry, { kind: Kind }>;
type Look = Entry<'opened' | 'photo_opened'>;

export type Line =
  | { at: string; entry: Exclude<StreamEntry, Look> }
  | { at: string; looks: [Look, ...Look[]] }
  | { at: string; mail: MailDelivery };

/** Looks of the same kind by one person share a line when no more than this time lies between two of them. */
const togetherMs = 10 * 60_000;

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

export function foldLines(lines: readonly Line[], shown: number): Line[] {
  let left = shown;
  return lines.filter((line) => ('entry' in line && line.entry.kind === 'note_added') || left-- > 0);
}
