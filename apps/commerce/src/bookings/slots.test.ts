import { expect, test } from '@jest/globals';
import type { Availability } from '@blue-peony/contracts';
import { freeStarts, stepMs, workingSpans, type Span } from './slots.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const coach = (given: Partial<Availability> = {}): Availability => ({
  zone: 'Europe/Warsaw',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, from: '09:00', to: '12:00' })),
  away: [],
  buffer_minutes: 30,
  notice_hours: 24,
  ...given,
});

const starts = (given: Partial<Availability>, from: string, until: string, busy: readonly Span[] = []) =>
  freeStarts(coach({ notice_hours: 1, ...given }), {
    hours: 2,
    now: Date.parse(from) - hour,
    until: Date.parse(until),
    busy,
  }).map((at) => new Date(at).toISOString().slice(5, 16));

test.each([
  ['Europe/Warsaw', '2027-03-27', ['03-27T08:00', '03-28T07:00']],
  ['Europe/Warsaw', '2027-10-30', ['10-30T07:00', '10-31T08:00']],
  ['America/New_York', '2027-03-13', ['03-13T14:00', '03-14T13:00']],
  ['America/New_York', '2027-11-06', ['11-06T13:00', '11-07T14:00']],
  ['Asia/Bangkok', '2027-03-27', ['03-27T02:00', '03-28T02:00']],
])('nine o’clock in %s stays nine o’clock over the night after %s', (zone, date, expected) => {
  const from = Date.parse(`${date}T00:00:00Z`);
  const found = workingSpans(coach({ zone }), [from, from + 2 * day]).map(([at]) => new Date(at).toISOString());
  expect(found.map((at) => at.slice(5, 16))).toEqual(expected);
});

test('a coach who travels works by the clock of the place, and not at all on days off', () => {
  const away = [
    { from: '2027-06-02', to: '2027-06-03', zone: 'Asia/Bangkok' },
    { from: '2027-06-04', to: '2027-06-04', zone: null },
  ];
  const found = starts(
    { away, hours: coach().hours.map((each) => ({ ...each, to: '11:00' })) },
    '2027-06-01T00:00Z',
    '2027-06-06T00:00Z',
  );
  expect(found).toEqual(['06-01T07:00', '06-02T02:00', '06-03T02:00', '06-05T07:00']);
});

test('a session keeps the buffer after it and after the one before, and the notice', () => {
  const taken: Span = [Date.parse('2027-06-01T09:00Z'), Date.parse('2027-06-01T11:30Z')];
  const hours = [{ day: 2, from: '06:00', to: '16:00' }];
  expect(starts({ hours, zone: 'UTC' }, '2027-06-01T00:00Z', '2027-06-02T00:00Z', [taken])).toEqual([
    '06-01T06:00',
    '06-01T06:30',
    '06-01T11:30',
    '06-01T12:00',
    '06-01T12:30',
    '06-01T13:00',
    '06-01T13:30',
    '06-01T14:00',
  ]);
});

/** Quarters of an hour, each looked at on the wall clock that `Intl` shows. */
function plainStarts(given: Availability, hours: number, now: number, until: number, busy: readonly Span[]): number[] {
  const quarter = 15 * minute;
  const open = new Set<number>();
  for (let date = now - 2 * day; date < until + 2 * day; date += day) {
    const name = new Date(date).toISOString().slice(0, 10);
    const days = given.away.find((each) => each.from <= name && name <= each.to);
    const zone = days ? days.zone : given.zone;
    if (!zone) continue;
    const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    const midnight = Date.parse(name);
    const quarters = [];
    for (let at = midnight - day; at < midnight + 2 * day; at += quarter) {
      const [shown, time] = clock.format(at).split(' ');
      if (shown === name) quarters.push([at, time!] as const);
    }
    const weekday = new Date(midnight).getUTCDay() || 7;
    for (const each of given.hours.filter((one) => one.day === weekday)) {
      const first = quarters.findIndex(([, time]) => time >= each.from);
      const end = quarters.findIndex(([, time]) => time >= each.to);
      if (first >= 0) for (const [at] of quarters.slice(first, end < 0 ? undefined : end)) open.add(at);
    }
  }
  const found = [];
  for (let at = Math.ceil(now / stepMs) * stepMs; at + hours * hour <= until; at += stepMs) {
    const quarters = Array.from({ length: hours * 4 }, (_, index) => at + index * quarter);
    const end = at + hours * hour + given.buffer_minutes * minute;
    if (at < now + given.notice_hours * hour || !quarters.every((each) => open.has(each))) continue;
    if (!busy.some(([from, to]) => at < to && from < end)) found.push(at);
  }
  return found;
}

test('500 random calendars around both clock changes of 2027 agree with a slow, plain calculation', () => {
  const zones = ['Europe/Warsaw', 'America/New_York', 'Asia/Bangkok', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
  const changes = ['2027-03-12', '2027-03-26', '2027-04-02', '2027-10-01', '2027-10-29', '2027-11-05', '2027-07-01'];
  let seed = 20_270_328;
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const any = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const clockAt = (half: number) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
  for (let round = 0; round < 500; round++) {
    const now = Date.parse(any(changes)) + below(4 * 24) * 15 * minute;
    const until = now + 5 * day;
    const date = (offset: number) => new Date(now + offset * day).toISOString().slice(0, 10);
    const given = coach({
      zone: any(zones),
      hours: Array.from({ length: 4 + below(8) }, () => {
        const from = below(47);
        return { day: 1 + below(7), from: clockAt(from), to: clockAt(from + 1 + below(48 - from)) };
      }),
      away: Array.from({ length: below(3) }, () => {
        const first = below(5);
        return { from: date(first), to: date(first + below(3)), zone: any([...zones, null]) };
      }),
      buffer_minutes: below(5) * 15,
      notice_hours: 1 + below(30),
    });
    const busy = Array.from({ length: below(4) }, (): Span => {
      const at = now + below(5 * 48) * stepMs;
      return [at, at + (1 + below(12)) * 15 * minute];
    });
    const hours = 1 + below(3);
    const found = freeStarts(given, { hours, now, until, busy });
    expect({ round, given, found }).toEqual({ round, given, found: plainStarts(given, hours, now, until, busy) });
  }
});
