import { deskApplicationSchema, type DeskApplication, type ReviewedApplication } from '@blue-peony/contracts';
import { z } from 'zod';
import { readJson } from './read-json.ts';
import { storedListKey } from './stored-list-key.ts';

export const detailKey = (...id: [id?: string]) => ['application', ...id];

const scrollKey = 'cachedScroll';

// Unknown keys are dropped, among them photo links, so that the storage never contains working links.
const listSchema = z.array(deskApplicationSchema);

export function rememberList(items: readonly ReviewedApplication[]): void {
  try {
    sessionStorage.setItem(storedListKey, JSON.stringify(listSchema.parse(items)));
  } catch {
    // Storage is full or blocked: only the faster start is lost.
    sessionStorage.removeItem(storedListKey);
  }
}

export const recallList = (): DeskApplication[] | undefined =>
  readJson(listSchema, sessionStorage.getItem(storedListKey));

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
    if (key === storedListKey || key.startsWith(scrollKey)) sessionStorage.removeItem(key);
}
