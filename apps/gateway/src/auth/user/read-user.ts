import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DeskSettings } from '../../shared/desk-settings.repository.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { pendingChange } from './address-changes.repository.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { describeUser, type User } from '../sessions/user.ts';

@Injectable()
export class ReadUser {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly database: DataSource,
    private readonly settings: DeskSettings,
  ) {}

  /** The current state of a session's staff member, with the address of a pending change. */
  async read(sessionId: string): Promise<User> {
    const found = await this.sessions.find(sessionId);
    if (!found) throw new AuthError('session_not_found');
    const { staff } = found.session;
    const required = await this.settings.secondFactorRequired();
    return describeUser(staff, required, await pendingChange(staff.id, this.database.manager));
  }
}
