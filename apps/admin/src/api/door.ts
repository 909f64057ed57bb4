import { hasSecondFactor, mustSetUpFactor, type Staff } from './staff.ts';
import type { SessionState } from './session.ts';

type Door = 'sign-in' | 'second factor' | 'new password' | 'set-up';

/** What happens to the one who is at the desk: she may see more or less, is interrupted, goes on, or is somebody else now. */
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
