import { hasConsent } from './consent.ts';

/** Now, or as soon as the visitor agrees on this page. @returns how to stop waiting */
export function onceConsented(action: () => void): () => void {
  if (hasConsent()) {
    action();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (!hasConsent()) return;
    observer.disconnect();
    action();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-consent'] });
  return () => observer.disconnect();
}
