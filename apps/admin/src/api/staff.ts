import { staffRoles, type StaffRole } from '@blue-peony/contracts';
import type { Factor, Session } from '@supabase/auth-js';

type Assurance = 'aal1' | 'aal2';

/** Whoever is signed in, as the session says; what she may do is decided by the server alone. */
export type Staff = {
  id: string;
  email: string;
  role: StaffRole;
  /** Authenticator apps, verified or still being set up. */
  factors: readonly Factor[];
  assurance: Assurance;
};

export function staffOf({ user, access_token }: Session): Staff {
  const role: unknown = user.app_metadata['role'];
  return {
    id: user.id,
    email: user.email ?? '',
    role: staffRoles.find((known) => known === role) ?? 'reviewer',
    factors: user.factors ?? [],
    assurance: assuranceOf(access_token),
  };
}

/** The factor whose code the session still waits for; undefined when it needs none. */
export function awaitedFactor({ factors, assurance }: Staff): Factor | undefined {
  return assurance === 'aal2' ? undefined : factors.find(({ status }) => status === 'verified');
}

function assuranceOf(token: string): Assurance {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal === 'aal2' ? 'aal2' : 'aal1';
  } catch {
    return 'aal1';
  }
}
