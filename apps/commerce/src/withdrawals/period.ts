import { holidays, terms } from '@blue-peony/agency';
import type { Currency, Language } from '@blue-peony/contracts';

type Place = { zone: string; country?: keyof typeof holidays };
type Sold = { currency: Currency; language: Language };

/**
 * Where the buyer's days begin and end, by the currency and then the language of the page that sold. A page that names no
 * country gets the last zone on Earth, so that nobody's last day is cut short.
 */
export function placeOf({ currency, language }: Sold): Place {
  if (currency === 'PLN' || language === 'pl') return { zone: 'Europe/Warsaw', country: 'PL' };
  if (currency === 'EUR' || language === 'de') return { zone: 'Europe/Berlin', country: 'DE' };
  return { zone: 'Etc/GMT+12' };
}

/**
 * The first instant after the period of withdrawal. The day of the contract does not count, and a last day that is a
 * Saturday, Sunday or public holiday moves to the next working day (Regulation 1182/71, Article 3).
 */
export function periodEnd(contractAt: Date, { zone, country }: Place): Date {
  const days = country ? holidays[country] : [];
  // A calendar day, as the midnight of UTC.
  let last = addDays(wallClock(contractAt, zone), terms.withdrawalDays);
  while (isFree(last, days)) last = addDays(last, 1);
  return midnight(addDays(last, 1), zone);
}

function isFree(day: Date, days: readonly string[]): boolean {
  const date = day.toISOString().slice(0, 10);
  return [0, 6].includes(day.getUTCDay()) || days.includes(date) || days.includes(date.slice(5));
}

function addDays(day: Date, count: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + count));
}

/** The zone's date and time at an instant, written as if they were UTC. */
function wallClock(at: Date, timeZone: string): Date {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return new Date(
    Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute'], part['second']),
  );
}

/** The instant at which the day begins in the zone; its offset may change within the day before. */
function midnight(day: Date, zone: string): Date {
  const offset = (at: number) => wallClock(new Date(at), zone).getTime() - at;
  const guess = day.getTime() - offset(day.getTime());
  return new Date(day.getTime() - offset(guess));
}
