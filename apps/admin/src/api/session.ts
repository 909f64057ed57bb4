import { may, type Right } from '@blue-peony/contracts';
import { isAuthRetryableFetchError, type AuthChangeEvent } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { auth, lastRefusal } from './auth.ts';
import { changeOf, whoWaits, type Ending, type SessionState, type StaffChange } from './door.ts';
import { mustSetUpFactor, staffOf, type Staff } from './staff.ts';
import { urlError } from './url-error.ts';

// In session storage, so that a reload after the mailed link still asks for the new password.
const needsPasswordKey = 'needsPassword';
const needsCodesKey = 'needsCodes';

let state: SessionState = {
  staff: undefined,
  waiting: undefined,
  needsPassword: false,
  needsCodes: false,
  ending: undefined,
  linkError: undefined,
  latest: undefined,
};
let leaving = false;
const listeners = new Set<() => void>();
const followers = new Set<(change: StaffChange) => void>();
/** Milliseconds that a page is kept for the next sign-in; after that it is dropped, as after a log out. */
const longestWait = 60 * 60_000;
let waitingTimer: ReturnType<typeof setTimeout> | undefined;

function change(changes: Partial<SessionState>): void {
  state = { ...state, ...changes };
  listeners.forEach((notify) => notify());
}

// Every event carries the current session: null for SIGNED_OUT, and for INITIAL_SESSION without a stored session.
auth.onAuthStateChange((event, session) => {
  const before = state;
  const staff = session ? staffOf(session) : null;
  const next = {
    ...before,
    staff: before.staff && staff && same(before.staff, staff) ? before.staff : staff,
    needsPassword: needsPassword(event, staff),
    needsCodes: needsCodes(staff),
    ending: staff ? undefined : before.staff && !leaving ? endingNow() : before.ending,
    latest: { event, at: Date.now() },
  };
  enter({ ...next, waiting: whoWaits(before, next) });
});

function enter(next: SessionState): void {
  const changed = changeOf(state, next);
  if (changed) followers.forEach((follow) => follow(changed));
  if (next.waiting !== state.waiting) {
    clearTimeout(waitingTimer);
    if (next.waiting) waitingTimer = setTimeout(() => enter({ ...state, waiting: undefined }), longestWait);
  }
  change(next);
}

async function readAddress(): Promise<void> {
  const { error } = await auth.initialize();
  const linkError = urlError(location, error);
  if (linkError) change({ linkError });
}

void readAddress();

// The library repeats SIGNED_IN whenever the tab becomes visible, which must not change the screen.
const same = (one: Staff, other: Staff) => JSON.stringify(one) === JSON.stringify(other);

function needsPassword(event: AuthChangeEvent, staff: Staff | null): boolean {
  if (event === 'PASSWORD_RECOVERY') sessionStorage.setItem(needsPasswordKey, 'yes');
  if (event === 'USER_UPDATED' || !staff) sessionStorage.removeItem(needsPasswordKey);
  return sessionStorage.getItem(needsPasswordKey) !== null;
}

/** Stored until {@link leaveCodes}, so that a reload during setup returns to the recovery codes. */
function needsCodes(staff: Staff | null): boolean {
  if (!staff) sessionStorage.removeItem(needsCodesKey);
  if (staff && mustSetUpFactor(staff)) sessionStorage.setItem(needsCodesKey, 'yes');
  return sessionStorage.getItem(needsCodesKey) !== null;
}

/** Opens the desk after the recovery codes were created or postponed. */
export function leaveCodes(): void {
  sessionStorage.removeItem(needsCodesKey);
  change({ needsCodes: false });
}

function endingNow(): Ending {
  if (lastRefusal.code === 'user_banned') return 'banned';
  return lastRefusal.code === 'session_expired' ? 'expired' : 'elsewhere';
}

/** Subscribes to the signed-in staff member of this tab. */
export function onStaffChange(follow: (change: StaffChange) => void): void {
  followers.add(follow);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, () => state);
}

/** For screens that only signed-in staff reach. */
export function useStaff(): Staff {
  const session = useSession();
  const staff = session.staff ?? session.waiting;
  if (!staff) throw new Error('Nobody is signed in');
  return staff;
}

/** Whether the signed-in staff member's role has a right. For display only: the server checks again. */
export const useMay = (right: Right): boolean => may(useStaff().role, right);

export function dismissLinkError(): void {
  change({ linkError: undefined });
}

/** The next screen asks for a new password, as after an invitation. */
export function askForPassword(): void {
  sessionStorage.setItem(needsPasswordKey, 'yes');
  change({ needsPassword: true });
}

/** @returns the service's error message; undefined when signed in */
export async function logIn(email: string, password: string): Promise<Refusal | undefined> {
  change({ linkError: undefined });
  return refusalOf(await auth.signInWithPassword({ email, password }));
}

/** A refusal of the sign-in service; `message` is undefined when it could not be reached or failed. */
export type Refusal = { code: string | undefined; message: string | undefined; reasons: readonly string[] };

type Answered = { error: (Error & { code?: string | undefined; reasons?: readonly string[] }) | null };

export function refusalOf({ error }: Answered): Refusal | undefined {
  if (!error) return undefined;
  const message = isAuthRetryableFetchError(error) ? undefined : error.message;
  return { code: error.code, message, reasons: error.reasons ?? [] };
}

/** Ends this session; on this device even when the server is unavailable. */
export async function logOut(): Promise<void> {
  leaving = true;
  try {
    await auth.signOut({ scope: 'local' });
  } finally {
    leaving = false;
  }
}
