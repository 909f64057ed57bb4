import { applicationLimits } from '@blue-peony/contracts';

export const draftKey = 'application-draft';
const attemptKey = 'application-attempt';
const kept = [...Object.keys(applicationLimits), 'onlyfans_monthly_earnings', 'phone_country'];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = (form: HTMLFormElement) =>
  kept.map((name) => form.elements.namedItem(name)).filter((item): item is Control => item !== null && 'value' in item);

/** Storage can be full or disabled; the form must work without a draft. */
function quietly<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(controls(form).map(({ name, value }) => [name, value]));
  quietly(() => {
    localStorage.setItem(draftKey, JSON.stringify(values));
    form.dataset.draft = '';
  });
}

/** Fills only empty fields, so that newly typed text is not overwritten. */
export function restoreDraft(form: HTMLFormElement): void {
  const text = quietly(() => localStorage.getItem(draftKey));
  if (!text) return;
  const values = quietly(() => JSON.parse(text) as Record<string, unknown>) ?? {};
  form.dataset.draft = '';
  for (const control of controls(form)) {
    const value = values[control.name];
    if (!control.value && typeof value === 'string') control.value = value;
  }
}

/** Whether another tab has sent or cleared the form, which removes its draft from the device. */
export const draftGone = (form: HTMLFormElement): boolean =>
  form.dataset.draft === '' && quietly(() => localStorage.getItem(draftKey)) === null;

export function clearDraft(form: HTMLFormElement): void {
  delete form.dataset.draft;
  unstored = undefined;
  quietly(() => [draftKey, attemptKey].forEach((key) => localStorage.removeItem(key)));
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
  const text = quietly(() => localStorage.getItem(attemptKey));
  const attempt = text ? quietly(() => JSON.parse(text) as Attempt) : unstored;
  return attempt ?? keepAttempt({ key: randomKey(), bodies: [], open: false });
}

export function keepAttempt(attempt: Attempt): Attempt {
  const stored = quietly(() => (localStorage.setItem(attemptKey, JSON.stringify(attempt)), true));
  unstored = stored ? undefined : attempt;
  return attempt;
}

/** 128 random bits. `crypto.randomUUID` is missing on plain http, which a local network uses. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
