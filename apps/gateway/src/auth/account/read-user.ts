import { Injectable } from '@nestjs/common';
import { DeskSettings } from '../../shared/desk-settings.repository.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { AddressChanges } from './address-changes.repository.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { describeUser, type User } from './user.ts';

@Injectable()
export class ReadUser {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly changes: AddressChanges,
    private readonly settings: DeskSettings,
  ) {}

  /** The staff member of a session as she is now, with the address that she wants to change to. */
  async read(sessionId: string): Promise<User> {
    const found = await this.sessions.find(sessionId);
    if (!found) throw new AuthError('session_not_found');
    const { staff } = found.session;
    const required = await this.settings.secondFactorRequired();
    return describeUser(staff, required, await this.changes.pending(staff.id));
  }
}
