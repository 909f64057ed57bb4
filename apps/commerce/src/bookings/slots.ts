import type { Availability } from '@blue-peony/contracts';
import { DateTime } from 'luxon';

/** Instants in milliseconds, from the first to before the second. */
export type Span = readonly [from: number, until: number];

/** Sessions begin on full and half hours of UTC, which every zone shows as a quarter of an hour. */
export const stepMs = 1_800_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;

/** When the coach works, as instants in order; spans that touch are one. */
export function workingSpans({ zone, hours, away }: Availability, [from, until]: Span): Span[] {
  const spans: Span[] = [];
  // Calendar days, of which zones have begun the first and not ended the last at that time.
  const last = DateTime.fromMillis(until, { zone: 'utc' }).startOf('day').plus({ days: 1 });
  let day = DateTime.fromMillis(from, { zone: 'utc' }).startOf('day').minus({ days: 1 });
  for (; day <= last; day = day.plus({ days: 1 })) {
    const date = day.toISODate()!;
    const days = away.find((each) => each.from <= date && date <= each.to);
    const place = days ? days.zone : zone;
    if (place === null) continue;
    for (const { day: weekday, from: opens, to: closes } of hours)
      if (weekday === day.weekday) spans.push([instantOf(day, opens, place), instantOf(day, closes, place)]);
  }
  return merged(spans)
    .map(([opens, closes]): Span => [Math.max(opens, from), Math.min(closes, until)])
    .filter(([opens, closes]) => opens < closes);
}

/** Begins of sessions that a coach can give. @param busy spans that nothing may overlap, each with its buffer */
export function freeStarts(
  availability: Availability,
  { hours, now, until, busy }: { hours: number; now: number; until: number; busy: readonly Span[] },
): number[] {
  const length = hours * hourMs;
  const withBuffer = length + availability.buffer_minutes * minuteMs;
  const earliest = now + availability.notice_hours * hourMs;
  if (earliest >= until) return [];
  const starts: number[] = [];
  for (const [opens, closes] of workingSpans(availability, [earliest, until]))
    for (let at = Math.ceil(opens / stepMs) * stepMs; at + length <= closes; at += stepMs)
      if (!busy.some(([from, to]) => at < to && from < at + withBuffer)) starts.push(at);
  return starts;
}

/** The first instant of a calendar day at which the zone's clock shows that time or a later one. */
function instantOf(day: DateTime, clock: string, zone: string): number {
  const [hour, minute] = clock.split(':').map(Number) as [number, number];
  const { year, month, day: date } = hour === 24 ? day.plus({ days: 1 }) : day;
  const named = DateTime.fromObject({ year, month, day: date, hour: hour % 24, minute }, { zone });
  let at = Math.min(...named.getPossibleOffsets().map((each) => each.toMillis()));
  // A time that the clock skips is its first one after the gap.
  for (;;) {
    const before = DateTime.fromMillis(at - stepMs, { zone });
    if (before.day !== date || before.hour * 60 + before.minute < (hour % 24) * 60 + minute) return at;
    at -= stepMs;
  }
}

function merged(spans: Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans.filter(([from, until]) => from < until).toSorted(([one], [other]) => one - other)) {
    const before = found.at(-1);
    if (before && span[0] <= before[1]) found[found.length - 1] = [before[0], Math.max(before[1], span[1])];
    else found.push(span);
  }
  return found;
}
