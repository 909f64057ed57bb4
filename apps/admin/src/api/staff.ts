import { staffRoles, type StaffRole } from '@blue-peony/contracts';
import type { Factor, Session } from '@supabase/auth-js';

type Assurance = 'aal1' | 'aal2';

/** The signed-in staff member, from the session. Only the server decides about permissions. */
export type Staff = {
  id: string;
  email: string;
  name: string;
  newEmail: string | undefined;
  role: StaffRole;
  /** Authenticator apps, verified or still being set up; passkeys; recovery codes. */
  factors: readonly Factor[];
  assurance: Assurance;
  factorRequired: boolean;
};

export function staffOf({ user, access_token }: Session): Staff {
  const role: unknown = user.app_metadata['role'];
  return {
    id: user.id,
    email: user.email ?? '',
    name: nameOf(user.user_metadata['display_name']),
    newEmail: user.new_email,
    role: staffRoles.find((known) => known === role) ?? 'reviewer',
    factors: user.factors ?? [],
    assurance: assuranceOf(access_token),
    factorRequired: user.app_metadata['second_factor_required'] === true,
  };
}

export const factorsOf = ({ factors }: Staff, kind: 'totp' | 'webauthn' | 'recovery_code'): Factor[] =>
  factors.filter(({ factor_type, status }) => factor_type === kind && status === 'verified');

/** Whether a second factor is set up. Recovery codes exist only in addition to one. */
export const hasSecondFactor = ({ factors }: Staff): boolean => factors.some(({ status }) => status === 'verified');

export const mustSetUpFactor = (staff: Staff): boolean =>
  staff.factorRequired && staff.assurance === 'aal1' && !hasSecondFactor(staff);

const nameOf = (name: unknown) => (typeof name === 'string' ? name : '');

const assuranceOf = (token: string): Assurance => (claimsOf(token).aal === 'aal2' ? 'aal2' : 'aal1');

/** What an access token says; nothing when it is none. */
export function claimsOf(token: string): { aal?: unknown; session_id?: unknown } {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as object;
  } catch {
    return {};
  }
}
