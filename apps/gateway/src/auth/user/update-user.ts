import { displayNameSchema } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../shared/limits/caller.ts';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { parse } from '../protocol/parse.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { LeakedPasswords } from '../passwords/leaked-passwords.ts';
import { changePassword, refuseWeak } from '../passwords/change-password.ts';
import { occasionOf } from '../../shared/device-name.ts';
import { requireSecondFactor } from '../sessions/allow-factor-change.ts';
import { RequirePresence, type Proof } from './require-presence.ts';
import { ChangeAddress } from './change-address.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';

/** A change of one's own account, with the proof of presence that it needs. */
export type UserChange = Proof & {
  email?: string | undefined;
  password?: string | undefined;
  /** Merged into the stored data; null removes a key. */
  data?: Record<string, unknown> | undefined;
  challenge: string | null;
};

@Injectable()
export class UpdateUser {
  constructor(
    private readonly database: DataSource,
    private readonly presence: RequirePresence,
    private readonly sessions: SessionsRepository,
    private readonly leaks: LeakedPasswords,
    private readonly address: ChangeAddress,
  ) {}

  /** Applies all changes or none. @throws AuthError as the protocol lists them for PUT /user */
  async update(session: SessionEntity, change: UserChange, caller: Caller): Promise<void> {
    const { staff } = session;
    const email = change.email?.toLowerCase();
    const newAddress = email && email !== staff.email ? email : undefined;
    if (change.password !== undefined) {
      refuseWeak(change.password, staff);
      await this.leaks.refuseLeaked(change.password);
    }
    await this.database.transaction(async (manager) => {
      if (newAddress !== undefined || change.password !== undefined)
        await this.presence.check(manager, session, change, caller);
      else requireSecondFactor(session, { message: 'AAL2 session is required to change the account', status: 401 });
      if (change.data) await mergeMetadata(manager, staff, change.data);
      const occasion = occasionOf(caller);
      const order = { staff, correlationId: caller.requestId, device: caller.device, occasion };
      if (change.password !== undefined) await changePassword(this.sessions, manager, session, change.password, order);
      if (newAddress !== undefined) await this.address.request(manager, newAddress, { ...order, ...change });
    });
  }
}

const metadataBytes = 2_048;

async function mergeMetadata(manager: EntityManager, staff: StaffMemberEntity, data: Record<string, unknown>) {
  const merged = Object.fromEntries(
    Object.entries({ ...staff.userMetadata, ...data }).filter(([, value]) => value !== null),
  );
  // Colleagues see this name, so it is validated.
  if (data['display_name'] != null) merged['display_name'] = parse(displayNameSchema, data['display_name']);
  const text = JSON.stringify(merged);
  // The data is part of every access token, so its size is limited. PostgreSQL's jsonb rejects NUL.
  if (Buffer.byteLength(text) > metadataBytes || text.includes('\\u0000')) throw new AuthError('validation_failed');
  await manager.update(
    StaffMemberEntity,
    { id: staff.id },
    { userMetadata: merged as never, updatedAt: () => 'now()' },
  );
}
