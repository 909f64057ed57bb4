import type { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';

/** The staff member as `GET /user` answers it. */
export type User = ReturnType<typeof describeUser>;

type Pending = { email: string; sentAt: Date };

/**
 * A staff member in the user format of the session library. Only `app_metadata` is authoritative: it has the role, and
 * whether the desk requires two factors.
 * @param pending the new address, until it is confirmed
 */
export function describeUser(staff: StaffMemberEntity, secondFactorRequired: boolean, pending?: Pending) {
  const { id, email, role, userMetadata } = staff;
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
    app_metadata: { provider: 'email', providers: ['email'], role, second_factor_required: secondFactorRequired },
    user_metadata: userMetadata,
    // The library computes the assurance level from this list, so it is always present.
    factors: describeFactors(staff),
    identities: [{ identity_id: id, id, user_id: id, provider: 'email', identity_data, ...times }],
    ...times,
    is_anonymous: false,
  };
}

type Kept = { id: string; friendlyName: string; createdAt: Date };

/** Order: authenticator apps, passkeys, recovery codes. */
function describeFactors({ factors, passkeys, recoveryCodes }: StaffMemberEntity) {
  const describe = (
    kept: Kept,
    factor_type: 'totp' | 'webauthn' | 'recovery_code',
    updatedAt: Date,
    verified = true,
  ) => ({
    id: kept.id,
    friendly_name: kept.friendlyName,
    factor_type,
    status: verified ? ('verified' as const) : ('unverified' as const),
    created_at: kept.createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  });
  return [
    ...factors.map((factor) => describe(factor, 'totp', factor.updatedAt, factor.verifiedAt !== null)),
    ...passkeys.map((passkey) => describe(passkey, 'webauthn', passkey.lastUsedAt ?? passkey.createdAt)),
    ...(recoveryCodes ? [describe(recoveryCodes, 'recovery_code', recoveryCodes.updatedAt)] : []),
  ];
}
