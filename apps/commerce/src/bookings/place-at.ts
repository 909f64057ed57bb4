import type { Availability } from '@blue-peony/contracts';

/** The zone in which a coach is at that time. */
export function placeAt({ zone: home, away }: Availability, at: Date): string {
  const stay = away.find(({ from, to, zone }) => {
    if (zone === null) return false;
    const date = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(at);
    return from <= date && date <= to;
  });
  return stay?.zone ?? home;
}
