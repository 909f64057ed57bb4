import { deskApplicationSchema, type DeskApplication, type ReviewedApplication } from '@blue-peony/contracts';
import { z } from 'zod';

export const detailKey = (...id: [id?: string]) => ['application', ...id];

// In session storage, so that applicants' data stays on a shared device no longer than the browser session.
const listKey = 'cachedApps';
const scrollKey = 'cachedScroll';

// Unknown keys are dropped, among them photo links, so that the storage never contains working links.
const listSchema = z.array(deskApplicationSchema);

export function rememberList(items: readonly ReviewedApplication[]): void {
  try {
    sessionStorage.setItem(listKey, JSON.stringify(listSchema.parse(items)));
  } catch {
    // Storage is full or blocked: only the faster start is lost.
    sessionStorage.removeItem(listKey);
  }
}

export function recallList(): DeskApplication[] | undefined {
  try {
    return listSchema.parse(JSON.parse(sessionStorage.getItem(listKey) ?? ''));
  } catch {
    return undefined;
  }
}

export function rememberScroll(list: string, top: number): void {
  if (top > 0) sessionStorage.setItem(scrollKey + list, String(Math.round(top)));
  else sessionStorage.removeItem(scrollKey + list);
}

export function recallScroll(list: string): number {
  return Number(sessionStorage.getItem(scrollKey + list)) || 0;
}

let reviewed: readonly string[] = [];

/** The id of the application under review, followed by ids to focus if it is no longer in the list. */
export function rememberReviewed(ids: readonly string[]): void {
  reviewed = ids;
}

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
