import { hasConsent } from './consent.ts';

/** Acts once the visitor has agreed: at once, or when they do so while this page is open. Answers how to stop waiting. */
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
