import { hasSecondFactor, mustSetUpFactor, type Staff } from './staff.ts';

/** The reason why the session ended, unless the staff member logged out. */
export type Ending = 'expired' | 'elsewhere' | 'banned';

export type SessionState = {
  /** Null when nobody is signed in, undefined until that is known. */
  staff: Staff | null | undefined;
  /** The session ended while the desk was open: the page stays and continues after the next sign-in. */
  waiting: Staff | undefined;
  /** The account was opened by a link from a mail, so it needs a new password first. */
  needsPassword: boolean;
  /** A second factor was set up during sign-in and recovery codes were not shown yet. */
  needsCodes: boolean;
  ending: Ending | undefined;
  linkError: string | undefined;
};

type Door = 'sign-in' | 'second factor' | 'new password' | 'set-up';

/** The changes of the desk's session: other rights, waiting for a sign-in, continued by the same person, or ended. */
export type StaffChange = 'raised' | 'waiting' | 'back' | 'gone';

export function doorOf({ staff, needsPassword, needsCodes }: Omit<SessionState, 'waiting'>): Door | undefined {
  if (!staff) return 'sign-in';
  if (staff.assurance === 'aal1' && hasSecondFactor(staff)) return 'second factor';
  if (needsPassword) return 'new password';
  return mustSetUpFactor(staff) || needsCodes ? 'set-up' : undefined;
}

/** The staff member whose page is kept; none after a log out, and never for another person. */
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
