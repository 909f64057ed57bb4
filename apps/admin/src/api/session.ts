import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { auth } from './auth.ts';

/** Id of the staff member; null when nobody is signed in, undefined until that is known. */
export type StaffId = string | null | undefined;

let staffId: StaffId;
const listeners = new Set<() => void>();
const leavers = new Set<() => void>();

// Every event carries the session as it is now: null with SIGNED_OUT, or with an INITIAL_SESSION that found none. The
// library repeats SIGNED_IN whenever the tab becomes visible, so only a change of person counts.
auth.onAuthStateChange((_event, session) => {
  const before = staffId;
  staffId = session?.user.id ?? null;
  if (staffId === before) return;
  if (before || staffId === null) leavers.forEach((leave) => leave());
  listeners.forEach((notify) => notify());
});

/** Runs whenever what this tab remembers of a staff member has to go: signed out, here or elsewhere, or replaced. */
export function onStaffLeft(forget: () => void): void {
  leavers.add(forget);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useStaffId(): StaffId {
  return useSyncExternalStore(subscribe, () => staffId);
}

/**
 * @returns what went wrong, in the service's words; undefined when signed in, and for a service that has no words (it
 * could not be reached or broke down) `unreachable`
 */
export async function logIn(email: string, password: string, unreachable: string): Promise<string | undefined> {
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) return undefined;
  return isAuthRetryableFetchError(error) ? unreachable : error.message;
}

/** Ends every session of the staff member; when the server can't do that, at least the one on this device. */
export async function logOut(): Promise<void> {
  const { error } = await auth.signOut();
  if (error) await auth.signOut({ scope: 'local' });
}
