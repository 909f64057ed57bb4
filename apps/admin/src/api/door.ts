import type { AuthChangeEvent } from '@supabase/auth-js';
import { hasSecondFactor, mustSetUpFactor, type Staff } from './staff.ts';

/** Why nobody is signed in any more, where it was not her own click. */
export type Ending = 'expired' | 'elsewhere' | 'banned';

export type SessionState = {
  /** Null when nobody is signed in, undefined until that is known. */
  staff: Staff | null | undefined;
  /** Her session ended while she was at the desk: her page goes on when she is back. */
  waiting: Staff | undefined;
  /** The account was entered through a mailed link, so it needs a password first. */
  needsPassword: boolean;
  /** A second factor is set up on the way in: she has not been shown recovery codes yet. */
  needsCodes: boolean;
  ending: Ending | undefined;
  /** What the address of this page says went wrong, in the service's words. */
  linkError: string | undefined;
  /** The library's latest event and its time in Unix milliseconds. */
  latest: { event: AuthChangeEvent; at: number } | undefined;
};

type Door = 'sign-in' | 'second factor' | 'new password' | 'set-up';

/** How the session at the desk changes: other rights, waiting for a sign-in, continued by the same person, or ended. */
export type StaffChange = 'raised' | 'waiting' | 'back' | 'gone';

/** What still stands before the desk: the password, then a second factor, then what is missing yet. */
export function doorOf({ staff, needsPassword, needsCodes }: Omit<SessionState, 'waiting'>): Door | undefined {
  if (!staff) return 'sign-in';
  if (staff.assurance === 'aal1' && hasSecondFactor(staff)) return 'second factor';
  if (needsPassword) return 'new password';
  return mustSetUpFactor(staff) || needsCodes ? 'set-up' : undefined;
}

/** Whose page waits: not after a Log Out of her own, nor for a colleague. */
export function whoWaits(before: SessionState, next: Omit<SessionState, 'waiting'>): Staff | undefined {
  if (!doorOf(next)) return undefined;
  const ended = next.ending === 'expired' || next.ending === 'elsewhere';
  if (!next.staff) return ended ? (before.waiting ?? (doorOf(before) ? undefined : before.staff!)) : undefined;
  return before.waiting && isSame(before.waiting, next.staff) ? before.waiting : undefined;
}

export function changeOf(before: SessionState, next: SessionState): StaffChange | undefined {
  const [was, is] = [before.staff, next.staff];
  if (next.waiting) return before.waiting ? undefined : 'waiting';
  if (before.waiting) return is && isSame(before.waiting, is) ? 'back' : 'gone';
  if (!was || !is) return was ? 'gone' : undefined;
  if (!isSame(was, is)) return 'gone';
  return was.assurance === is.assurance ? undefined : 'raised';
}

const isSame = (one: Staff, other: Staff) => one.id === other.id && one.role === other.role;
