import { agency } from '@blue-peony/agency';
import type { ICalCalendar } from 'ical-generator';

export type Entry = {
  id: string;
  sequence: number;
  beginsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  canceled?: boolean;
};
type Person = { name: string; email: string };

/** A calendar file with every time in UTC, so that each program shows it in its owner's zone. */
async function calendar(host: string, entries: readonly Entry[], attendee?: Person): Promise<ICalCalendar> {
  // Loaded with the first one: a start does without it.
  const { ICalEventStatus, default: ical } = await import('ical-generator');
  const made = ical({ prodId: { company: agency.name, product: 'sessions', language: 'EN' } });
  for (const { id, sequence, beginsAt: start, endsAt: end, summary, description, canceled } of entries)
    made.createEvent({
      id: `${id}@${host}`,
      sequence,
      start,
      end,
      summary,
      description,
      // The spelling of RFC 5545.
      // cspell:disable-next-line
      status: canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(attendee && { organizer: { name: agency.name, email: agency.email }, attendees: [attendee] }),
    });
  return made;
}

/** One session for the mail to a person: the same entry at every change, in a higher sequence. */
export async function invitation(host: string, entry: Entry, attendee: Person): Promise<string> {
  const { ICalCalendarMethod } = await import('ical-generator');
  const made = await calendar(host, [entry], attendee);
  return made.method(entry.canceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST).toString();
}

/** The sessions of a coach. */
export async function feed(host: string, name: string, entries: readonly Entry[]): Promise<string> {
  return (await calendar(host, entries)).name(name).ttl(900).toString();
}
