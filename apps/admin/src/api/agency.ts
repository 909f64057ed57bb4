import { agency, mark } from '@blue-peony/agency';
import type { ShownAgency } from '@blue-peony/contracts';
import { useSyncExternalStore } from 'react';

/** What the server said last, on this device: the first screen has it without asking. */
const key = 'agency';
const shows = new Set<() => void>();
const { name, email } = agency;
const { viewBox, drawing } = mark;
let known = JSON.stringify({ name, email, mark: { viewBox, drawing } });

/** The library's own facts, which the ones of the server replace. */
export const delivered = structuredClone({ agency, mark });

function take(told: string): void {
  const { mark: own, ...rest } = JSON.parse(told) as ShownAgency;
  Object.assign(agency, rest);
  Object.assign(mark, own);
  known = told;
}

export function takeAgency(agencyNow: ShownAgency): void {
  const told = JSON.stringify(agencyNow);
  if (told === known) return;
  take(told);
  localStorage.setItem(key, told);
  shows.forEach((show) => show());
}

/** Draws what is within again when the agency is another one. */
export const useAgency = (): string =>
  useSyncExternalStore(
    (show) => {
      shows.add(show);
      return () => shows.delete(show);
    },
    () => known,
  );

try {
  take(localStorage.getItem(key)!);
} catch {
  // Nothing is known yet.
}
