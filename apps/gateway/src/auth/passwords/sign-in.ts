import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findPassword, findStaff } from '../../shared/identity/staff-directory.repository.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { PasswordGuesses } from './password-guesses.ts';
import { BeginSession, type OpenedSession } from '../sessions/begin-session.ts';
import { decoyHash, verifyPassword } from './passwords.ts';

@Injectable()
export class SignIn implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly guesses: PasswordGuesses,
    private readonly sessions: BeginSession,
  ) {}

  async onModuleInit(): Promise<void> {
    // Computed at the start: otherwise the first unknown address would take longer than later ones.
    await decoyHash();
  }

  /** Opens a session. An unknown address gets the same answer as a wrong password, and takes the same time. */
  async withPassword(email: string, password: string, caller: Caller): Promise<OpenedSession> {
    const guess = await this.guesses.begin(email, caller);
    const account = await findPassword(email, this.database.manager);
    const right = await verifyPassword(account?.passwordHash ?? (await decoyHash()), password);
    const staff = account?.passwordHash && right ? await findStaff(account.id, this.database.manager) : null;
    if (!staff) {
      await this.guesses.wrong(guess, account);
      throw new AuthError('invalid_credentials');
    }
    await this.guesses.right(guess);
    if (staff.bannedAt) throw new AuthError('user_banned', { status: 400 });
    if (!staff.confirmedAt) throw new AuthError('email_not_confirmed');
    return this.database.transaction((manager) => this.sessions.begin(manager, staff, 'password'));
  }
}
