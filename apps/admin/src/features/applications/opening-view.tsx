import type { SavedView } from '@blue-peony/contracts';
import { useEffect } from 'react';
import { currentSession, onStaffChange } from '../../api/session.ts';
import { claimsOf } from '../../api/staff.ts';
import { navigate, placeNow } from '../../router/place.ts';
import { addressOf } from './use-views.ts';

/** On this device: the session whose list has been opened. */
const storageKey = 'blue-peony-opened';

onStaffChange((change) => {
  if (change === 'gone') localStorage.removeItem(storageKey);
});

/** Notes that the list has been opened since the sign-in. @returns whether this was the first time */
async function isFirst(): Promise<boolean> {
  const { data } = await currentSession();
  const session = String(claimsOf(data.session?.access_token ?? '').session_id);
  if (localStorage.getItem(storageKey) === session) return false;
  localStorage.setItem(storageKey, session);
  return true;
}

/** A view that is chosen now opens with the next sign-in. */
export const markOpened = (): void => void isFirst();

/** Opens the list with a person's view, once after each sign-in, unless the address has a filter of its own. */
export function OpeningView({ view }: { view: SavedView }) {
  useEffect(() => {
    void isFirst().then((first) => {
      const { pathname, search } = placeNow();
      if (first && pathname === '/' && !search) navigate(addressOf(view), { replace: true });
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the one that the list opens with
  }, []);
  return null;
}
