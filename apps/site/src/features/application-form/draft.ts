import { applicationLimits } from '@blue-peony/contracts';

const key = 'application-draft';
const kept = [...Object.keys(applicationLimits), 'onlyfans_monthly_earnings'];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = (form: HTMLFormElement) =>
  kept.map((name) => form.elements.namedItem(name)).filter((item): item is Control => item !== null && 'value' in item);

/** Storage can be full, or switched off: a draft is a kindness, never a condition. */
function quietly<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Keeps what is typed on this device; consents and photos are not kept. */
export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(controls(form).map(({ name, value }) => [name, value]));
  quietly(() => localStorage.setItem(key, JSON.stringify(values)));
}

/** Fills the fields that are still empty, so that nothing typed meanwhile is overwritten. */
export function restoreDraft(form: HTMLFormElement): void {
  const values = quietly(() => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>) ?? {};
  for (const control of controls(form)) {
    const value = values[control.name];
    if (!control.value && typeof value === 'string') control.value = value;
  }
}

export function clearDraft(): void {
  quietly(() => localStorage.removeItem(key));
}
