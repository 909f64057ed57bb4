import { useEffect } from 'react';
import { loadAuth } from '../api/session.ts';
import { useAfterList } from '../features/applications/use-after-list.ts';
import { later, loadAllLater } from '../ui/later.tsx';

export const SecondFactorPage = later(async () => (await import('../pages/second-factor-page.tsx')).SecondFactorPage);
export const NewPasswordPage = later(async () => (await import('../pages/new-password-page.tsx')).NewPasswordPage);
export const SetUpFactorPage = later(async () => (await import('../pages/set-up-factor-page.tsx')).SetUpFactorPage);
export const ReviewPage = later(async () => (await import('../pages/review-page.tsx')).ReviewPage);

/** Loads what opens next, so that it opens at once, and the sign-in screens, which must open without a network. */
export async function loadNextPages(): Promise<void> {
  await Promise.allSettled([loadAuth(), loadAllLater()]);
}

/** Loads the next pages as soon as the list is there. */
export function NextPages() {
  const after = useAfterList();
  useEffect(() => {
    if (after) void loadNextPages();
  }, [after]);
  return null;
}
