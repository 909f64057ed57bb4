import { terms } from '@blue-peony/agency';
import { applicationLimits } from '@blue-peony/contracts';
import type { Kept } from '../../photos/photo-queue.ts';

export const draftKey = 'application-draft';
const attemptKey = 'application-attempt';
/** Paths and names of the uploaded photos, so that a reload keeps them. */
const photosKey = 'application-photos';
/** Until when the device keeps the draft, in milliseconds since 1970. Without it the draft is the tab's. */
export const untilKey = 'application-draft-until';
/** Milliseconds that a draft stays on the device by its writer's choice. */
export const keepTime = terms.draftHours * 3_600_000;

const items = [draftKey, attemptKey, photosKey];
const kept = [...Object.keys(applicationLimits), 'onlyfans_monthly_earnings', 'phone_country', 'discreet'];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = (form: HTMLFormElement) =>
  kept.map((name) => form.elements.namedItem(name)).filter((item): item is Control => item !== null && 'value' in item);

const valueOf = (control: Control): string => (control.matches('[type=checkbox]:not(:checked)') ? '' : control.value);

/** Storage can be full or disabled; the form must work without a draft. */
function quietly<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** @param first what other tabs learn first: that the device keeps no draft any longer, or that the form has ended */
const forget = (store: Storage, first = untilKey) =>
  [first, ...items, untilKey].forEach((key) => store.removeItem(key));

/** @throws where storage is disabled */
function storeOf(): Storage {
  const until = Number(localStorage.getItem(untilKey));
  if (until > Date.now()) return localStorage;
  if (until) forget(localStorage);
  return sessionStorage;
}

const read = (key: string) => quietly(() => storeOf().getItem(key)) ?? undefined;
const write = (key: string, value: string) => quietly(() => (storeOf().setItem(key, value), true)) ?? false;

export const isKept = (): boolean => quietly(() => storeOf() === localStorage) ?? false;

/** Moves the draft to the device, for 24 hours, or back into the tab. */
export function keepDraft(form: HTMLFormElement, keep: boolean): void {
  quietly(() => {
    const values = items.map((key) => [key, storeOf().getItem(key)] as const);
    forget(sessionStorage);
    if (keep) localStorage.setItem(untilKey, String(Date.now() + keepTime));
    else forget(localStorage);
    for (const [key, value] of values) if (value !== null) storeOf().setItem(key, value);
  });
  if ('draft' in form.dataset) saveDraft(form);
}

export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(controls(form).map((control) => [control.name, valueOf(control)]));
  if (write(draftKey, JSON.stringify(values))) form.dataset.draft = isKept() ? 'device' : 'tab';
}

/** Fills only empty fields, so that newly typed text is not overwritten. The styles show the line about it. */
export function restoreDraft(form: HTMLFormElement): void {
  const values = quietly(() => JSON.parse(read(draftKey) ?? '') as Record<string, unknown>);
  if (!values) return;
  form.dataset.draft = isKept() ? 'device' : 'tab';
  for (const control of controls(form)) {
    const value = values[control.name];
    if (valueOf(control) || typeof value !== 'string' || !value) continue;
    control.value = value;
    // Of a text it means nothing.
    if ('checked' in control) control.checked = true;
    form.dataset.restored = '';
  }
}

/** Whether another tab has sent or cleared the form, which removes its draft from the device. */
export const draftGone = (form: HTMLFormElement): boolean =>
  form.dataset.draft === 'device' && quietly(() => localStorage.getItem(draftKey)) === null;

export function clearDraft(form: HTMLFormElement): void {
  delete form.dataset.draft;
  delete form.dataset.restored;
  unstored = undefined;
  quietly(() => [sessionStorage, localStorage].forEach((store) => forget(store, draftKey)));
}

export const keptPhotos = (): Kept[] => quietly(() => JSON.parse(read(photosKey)!) as Kept[]) ?? [];
export function keepPhotos(photos: readonly Kept[]): void {
  if (photos.length > 0) write(photosKey, JSON.stringify(photos));
  else quietly(() => storeOf().removeItem(photosKey));
}

export type Attempt = {
  key: string;
  /** The contents, as JSON, that were sent with the key. */
  bodies: string[];
  /** Whether the outcome of an attempt is unknown, so that it may have arrived. */
  open: boolean;
};

let unstored: Attempt | undefined;

export function readAttempt(): Attempt {
  const text = read(attemptKey);
  const attempt = text ? quietly(() => JSON.parse(text) as Attempt) : unstored;
  return attempt ?? keepAttempt({ key: randomKey(), bodies: [], open: false });
}

export function keepAttempt(attempt: Attempt): Attempt {
  unstored = write(attemptKey, JSON.stringify(attempt)) ? undefined : attempt;
  return attempt;
}

/** 128 random bits. `crypto.randomUUID` is missing on plain http, which a local network uses. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
