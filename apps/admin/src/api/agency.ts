import { agency, mark } from '@blue-peony/agency';
import type { ShownAgency } from '@blue-peony/contracts';
import { useSyncExternalStore } from 'react';
import { listeners } from '../ui/listeners.ts';

/** What the server said last, on this device: the first screen has it without asking. */
const key = 'agency';
const { tell, subscribe } = listeners();
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
  tell();
}

/** Draws what is within again when the agency is another one. */
export const useAgency = (): string => useSyncExternalStore(subscribe, () => known);

try {
  take(localStorage.getItem(key)!);
} catch {
  // Nothing is known yet.
}
