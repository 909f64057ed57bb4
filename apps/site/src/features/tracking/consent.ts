/** What the visitor has answered; `ask` while there is no answer, or when they want to change it. */
export type Consent = 'granted' | 'denied' | 'ask';

const key = 'tracking-consent';

/** The answer of an earlier visit. Storage may be blocked: then the question comes again with the next page. */
export function storedConsent(): Consent {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'granted' || stored === 'denied' ? stored : 'ask';
  } catch {
    return 'ask';
  }
}

/** Puts the answer into force for this page, where the styles read it too, and keeps it for the next. */
export function setConsent(consent: Consent): void {
  document.documentElement.dataset.consent = consent;
  try {
    if (consent !== 'ask') localStorage.setItem(key, consent);
  } catch {
    // It holds for this page.
  }
}

export const hasConsent = (): boolean => document.documentElement.dataset.consent === 'granted';
