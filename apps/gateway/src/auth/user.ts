import type { StaffMember } from '../shared/staff.entity.ts';

export type User = ReturnType<typeof describeUser>;

/** A staff member as the session library knows users; the role that counts is in `app_metadata`. */
export function describeUser({ id, email, role, createdAt, updatedAt, lastSignInAt }: StaffMember) {
  const times = {
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    ...(lastSignInAt && { last_sign_in_at: lastSignInAt.toISOString() }),
  };
  const identity_data = { sub: id, email };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    email_confirmed_at: times.created_at,
    app_metadata: { provider: 'email', providers: ['email'], role },
    user_metadata: {},
    // The library reads the assurance level from this list, so it is never absent.
    factors: [],
    identities: [{ identity_id: id, id, user_id: id, provider: 'email', identity_data, ...times }],
    ...times,
    is_anonymous: false,
  };
}
