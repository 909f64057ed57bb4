import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadAuth } from '../api/session.ts';
import { listsKey } from '../features/applications/pages.ts';
import { later, loadAllLater } from '../ui/later.tsx';

export const SecondFactorPage = later(async () => (await import('../pages/second-factor-page.tsx')).SecondFactorPage);
export const NewPasswordPage = later(async () => (await import('../pages/new-password-page.tsx')).NewPasswordPage);
export const SetUpFactorPage = later(async () => (await import('../pages/set-up-factor-page.tsx')).SetUpFactorPage);
export const ReviewPage = later(async () => (await import('../pages/review-page.tsx')).ReviewPage);

/** Loads what opens next, so that it opens at once, and the sign-in screens, which must open without a network. */
export async function loadNextPages(): Promise<void> {
  await Promise.allSettled([loadAuth(), loadAllLater()]);
}

function loadNextPagesWhenIdle(): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => void loadNextPages(), 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => void loadNextPages());
  return () => cancelIdleCallback(request);
}

/** Loads the next pages as soon as the list is there, so that the list never shares the line with them. */
export function NextPages() {
  const waiting = useIsFetching({ queryKey: listsKey, predicate: ({ state }) => state.status === 'pending' }) > 0;
  useEffect(() => {
    if (!waiting) return loadNextPagesWhenIdle();
  }, [waiting]);
  return null;
}
