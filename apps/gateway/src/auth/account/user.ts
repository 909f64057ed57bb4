import type { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';

export type User = ReturnType<typeof describeUser>;

type Pending = { email: string; sentAt: Date };

/**
 * A staff member as the session library knows users; the role that counts is in `app_metadata`.
 * @param pending the address that she wants to change to, until she confirms it
 */
export function describeUser(staff: StaffMemberEntity, pending?: Pending) {
  const { id, email, role, userMetadata, factors } = staff;
  const times = {
    created_at: staff.createdAt.toISOString(),
    updated_at: staff.updatedAt.toISOString(),
    ...(staff.lastSignInAt && { last_sign_in_at: staff.lastSignInAt.toISOString() }),
  };
  const identity_data = { sub: id, email };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    ...(staff.invitedAt && { invited_at: staff.invitedAt.toISOString() }),
    ...(staff.confirmedAt && {
      email_confirmed_at: staff.confirmedAt.toISOString(),
      confirmed_at: staff.confirmedAt.toISOString(),
    }),
    ...(pending && { new_email: pending.email, email_change_sent_at: pending.sentAt.toISOString() }),
    app_metadata: { provider: 'email', providers: ['email'], role },
    user_metadata: userMetadata,
    // The library reads the assurance level from this list, so it is never absent.
    factors: factors.map((factor) => ({
      id: factor.id,
      friendly_name: factor.friendlyName,
      factor_type: 'totp' as const,
      status: factor.verifiedAt ? ('verified' as const) : ('unverified' as const),
      created_at: factor.createdAt.toISOString(),
      updated_at: factor.updatedAt.toISOString(),
    })),
    identities: [{ identity_id: id, id, user_id: id, provider: 'email', identity_data, ...times }],
    ...times,
    is_anonymous: false,
  };
}
