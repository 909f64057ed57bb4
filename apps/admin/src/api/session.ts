import { may, type Right } from '@blue-peony/contracts';
import type { AuthChangeEvent, AuthError, Session } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { listeners } from '../ui/listeners.ts';
import { changeOf, doorOf, whoWaits, type Ending, type SessionState, type StaffChange } from './door.ts';
import { lastRefusal, onAuthOpened, type Auth } from './sign-in-service.ts';
import { mustSetUpFactor, staffOf, type Staff } from './staff.ts';
import { storageKey, storedSession } from './stored-session.ts';
import { isAnswered, urlError } from './url-error.ts';

// In session storage, so that a reload after the mailed link still asks for the new password.
const needsPasswordKey = 'needsPassword';
/** Set where a second factor was set up: recovery codes are offered after it has proven itself. */
export const needsCodesKey = 'needsCodes';

let state: SessionState = stateAtStart();
let loading: Promise<Auth> | undefined;
let followed: Promise<void> | undefined;
let loaded = false;
/** Aborted by a log out: reads under way end then, and no other begins. */
let staying = new AbortController();
const { tell, subscribe } = listeners();
const followers = new Set<(change: StaffChange) => void>();
/** Milliseconds that a page is kept for the next sign-in; after that it is dropped, as after a log out. */
const longestWait = 60 * 60_000;
let waitingTimer: ReturnType<typeof setTimeout> | undefined;

function change(changes: Partial<SessionState>): void {
  state = { ...state, ...changes };
  tell();
}

/** Before the library is there: from the storage, unless the address says more or the library must renew the token. */
function stateAtStart(): SessionState {
  const session = isAnswered(location) ? undefined : storedSession();
  const staff = session ? staffOf(session) : session;
  return {
    staff,
    waiting: undefined,
    needsPassword: sessionStorage.getItem(needsPasswordKey) !== null,
    needsCodes: staff ? needsCodes(staff) : false,
    ending: undefined,
    linkError: undefined,
  };
}

/** The sign-in library, loaded once. @throws when it cannot be loaded; the next call tries again */
export function loadAuth(): Promise<Auth> {
  loading ??= import('./auth.ts').then(
    async ({ auth }) => {
      await follow(auth);
      return auth;
    },
    (failure: unknown) => {
      loading = undefined;
      if (!state.staff) change({ staff: null });
      throw failure;
    },
  );
  return loading;
}

function follow(auth: Auth): Promise<void> {
  followed ??= (async () => {
    auth.onAuthStateChange(followSession);
    await readAddress(auth);
    loaded = true;
  })();
  return followed;
}

onAuthOpened(follow);

/** The session as the library has it; as it is stored while the library is not there and the token is fresh. */
export async function currentSession(): Promise<{ data: { session: Session | null }; error: AuthError | null }> {
  const session = loaded ? undefined : storedSession();
  return session ? { data: { session }, error: null } : (await loadAuth()).getSession();
}

// Every event carries the current session: null for SIGNED_OUT, and for INITIAL_SESSION without a stored session.
function followSession(event: AuthChangeEvent, session: Session | null): void {
  const before = state;
  const staff = session ? staffOf(session) : null;
  const next = {
    ...before,
    staff: before.staff && staff && same(before.staff, staff) ? before.staff : staff,
    needsPassword: needsPassword(event, staff),
    needsCodes: needsCodes(staff),
    ending: staff ? undefined : before.staff && !staying.signal.aborted ? endingNow() : before.ending,
  };
  enter({ ...next, waiting: whoWaits(before, next) });
}

function enter(next: SessionState): void {
  const changed = changeOf(state, next);
  if (changed) followers.forEach((follow) => follow(changed));
  if (next.waiting !== state.waiting) {
    clearTimeout(waitingTimer);
    if (next.waiting) waitingTimer = setTimeout(() => enter({ ...state, waiting: undefined }), longestWait);
  }
  change(next);
}

async function readAddress(auth: Auth): Promise<void> {
  const { error } = await auth.initialize();
  const linkError = urlError(location, error);
  if (linkError) change({ linkError });
}

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

export function leaveCodes(): void {
  sessionStorage.removeItem(needsCodesKey);
  change({ needsCodes: false });
}

function endingNow(): Ending {
  if (lastRefusal.code === 'user_banned') return 'banned';
  return lastRefusal.code === 'session_expired' ? 'expired' : 'elsewhere';
}

export function onStaffChange(follow: (change: StaffChange) => void): void {
  followers.add(follow);
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, () => state);
}

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

export function askForPassword(): void {
  sessionStorage.setItem(needsPasswordKey, 'yes');
  change({ needsPassword: true });
}

export async function logIn(email: string, password: string): Promise<Refusal | undefined> {
  change({ linkError: undefined });
  return askForSession((auth) => auth.signInWithPassword({ email, password }));
}

/** A refusal of the sign-in service; `message` is undefined when it could not be reached or failed. */
export type Refusal = { code: string | undefined; message: string | undefined; reasons: readonly string[] };

type Answered = { error: (Error & { code?: string | undefined; reasons?: readonly string[] }) | null };

export function refusalOf({ error }: Answered): Refusal | undefined {
  if (!error) return undefined;
  const message = isUnreachable(error) ? undefined : error.message;
  return { code: error.code, message, reasons: error.reasons ?? [] };
}

/** Asks the sign-in service; a library that cannot be loaded is a service that cannot be reached. */
export async function askForSession(ask: (auth: Auth) => Promise<Answered>): Promise<Refusal | undefined> {
  const auth = await loadAuth().catch(() => undefined);
  return auth ? refusalOf(await ask(auth)) : { code: undefined, message: undefined, reasons: [] };
}

/** Whether the sign-in service had no answer, or one that may pass. By name, because the class is in the library. */
export const isUnreachable = (error: Error | null): boolean => error?.name === 'AuthRetryableFetchError';

export const untilLogOut = () => staying.signal;

/** Ends this session; on this device even when the server is unavailable. */
export async function logOut(): Promise<void> {
  staying.abort();
  try {
    const auth = await loadAuth().catch(() => undefined);
    if (auth) return void (await auth.signOut({ scope: 'local' }));
    localStorage.removeItem(storageKey);
    followSession('SIGNED_OUT', null);
  } finally {
    staying = new AbortController();
  }
}

// The sign-in screens need the library at once.
if (doorOf(state)) void loadAuth().catch(() => {});
