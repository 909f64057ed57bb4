import { coachFormSchema, type Availability, type CoachForm } from '@blue-peony/contracts';

type Hours = Availability['hours'];

const range = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/;
const padded = (clock: string) => clock.padStart(5, '0');

/** The hours of a day as staff write them: `09:00-12:00, 13:00-17:30`. */
export const hoursText = (hours: Hours, day: number): string =>
  hours
    .filter((each) => each.day === day)
    .map(({ from, to }) => `${from}-${to}`)
    .join(', ');

/** @returns undefined for what is no list of hours */
function readHours(day: number, text: string): Hours | undefined {
  const parts = text.split(',').flatMap((part) => part.trim() || []);
  const found = parts.map((part) => range.exec(part));
  if (found.includes(null)) return undefined;
  return found.map((each) => ({ day, from: padded(each![1]!), to: padded(each![2]!) }));
}

/** The form as it is sent; undefined while something in it is wrong. */
export function readCoach(textOf: (name: string) => string, form: FormData, version: number): CoachForm | undefined {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => readHours(day, textOf(`day-${day}`)));
  if (days.includes(undefined)) return undefined;
  const all = (name: string) => form.getAll(name) as string[];
  const [zones, ends] = [all('away-zone'), all('away-to')];
  const read = coachFormSchema.safeParse({
    name: textOf('name'),
    email: textOf('email'),
    zone: textOf('zone'),
    hours: days.flat(),
    away: all('away-from').map((from, index) => ({ from, to: ends[index], zone: zones[index] || null })),
    buffer_minutes: Number(textOf('buffer')),
    notice_hours: Number(textOf('notice')),
    published: textOf('published') === 'on',
    version,
  });
  return read.success ? read.data : undefined;
}
