/** The visitor's answer; `ask` when there is none yet or they want to change it. */
export type Consent = 'granted' | 'denied' | 'ask';

const key = 'tracking-consent';

/** The answer of an earlier visit. When storage is blocked, each page asks again. */
export function storedConsent(): Consent {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'granted' || stored === 'denied' ? stored : 'ask';
  } catch {
    return 'ask';
  }
}

/** Applies the answer to this page, also as an attribute for the styles, and stores it. */
export function setConsent(consent: Consent): void {
  document.documentElement.dataset.consent = consent;
  try {
    if (consent !== 'ask') localStorage.setItem(key, consent);
  } catch {
    // Storage is blocked; the answer holds for this page only.
  }
}

export const hasConsent = (): boolean => document.documentElement.dataset.consent === 'granted';
