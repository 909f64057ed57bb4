import { deskApplicationSchema, type DeskApplication, type ReviewedApplication } from '@blue-peony/contracts';
import { z } from 'zod';

// In session storage: applicants' data stays on a shared device no longer than the browser session.
const listKey = 'cachedApps';
const scrollKey = 'cachedScroll';

// Unknown keys are dropped, and the photo links with them: whoever opens the storage later finds none.
const listSchema = z.array(deskApplicationSchema);

/** Keeps the first page of the list for the next visit in this tab. */
export function rememberList(items: readonly ReviewedApplication[]): void {
  try {
    sessionStorage.setItem(listKey, JSON.stringify(listSchema.parse(items)));
  } catch {
    // A full or forbidden storage costs the head start and nothing else.
    sessionStorage.removeItem(listKey);
  }
}

/** @returns the remembered first page, or undefined when there is none that can be read */
export function recallList(): DeskApplication[] | undefined {
  try {
    return listSchema.parse(JSON.parse(sessionStorage.getItem(listKey) ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * `top` in CSS pixels; the top of the page needs no remembering.
 * @param list the address' query of the list, empty for the whole one
 */
export function rememberScroll(list: string, top: number): void {
  if (top > 0) sessionStorage.setItem(scrollKey + list, String(Math.round(top)));
  else sessionStorage.removeItem(scrollKey + list);
}

export function recallScroll(list: string): number {
  return Number(sessionStorage.getItem(scrollKey + list)) || 0;
}

let reviewed: readonly string[] = [];

/** The id of the applicant under review, then ids to focus instead if she is no longer in the list. */
export function rememberReviewed(ids: readonly string[]): void {
  reviewed = ids;
}

/** @returns what was remembered, which is forgotten then */
export function takeReviewed(): readonly string[] {
  const ids = reviewed;
  reviewed = [];
  return ids;
}

export function forgetList(): void {
  takeReviewed();
  for (const key of Object.keys(sessionStorage))
    if (key === listKey || key.startsWith(scrollKey)) sessionStorage.removeItem(key);
}
