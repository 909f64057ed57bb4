import { later } from './later.tsx';

export const SecondFactorPage = later(async () => (await import('../pages/second-factor-page.tsx')).SecondFactorPage);
export const NewPasswordPage = later(async () => (await import('../pages/new-password-page.tsx')).NewPasswordPage);
export const SetUpFactorPage = later(async () => (await import('../pages/set-up-factor-page.tsx')).SetUpFactorPage);
export const ReviewPage = later(async () => (await import('../pages/review-page.tsx')).ReviewPage);

const pages = [ReviewPage, SecondFactorPage, NewPasswordPage, SetUpFactorPage];

/** Loads the review, so that it opens at once, and the further sign-in screens, which must also open without a network. */
export async function loadNextPages(): Promise<void> {
  // A page that does not load now is asked for again when it opens.
  await Promise.allSettled(pages.map(({ load }) => load()));
}

/** The same when the browser is idle. @returns cancels it */
export function loadNextPagesWhenIdle(): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => void loadNextPages(), 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => void loadNextPages());
  return () => cancelIdleCallback(request);
}
