import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StaffDirectory } from '../../shared/identity/staff-directory.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { PasswordGuesses } from '../passwords/password-guesses.ts';
import { BeginSession, type OpenedSession } from './begin-session.ts';
import { decoyHash, verifyPassword } from '../passwords/passwords.ts';

@Injectable()
export class SignIn implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly directory: StaffDirectory,
    private readonly guesses: PasswordGuesses,
    private readonly sessions: BeginSession,
  ) {}

  async onModuleInit(): Promise<void> {
    // Made ahead: the first unknown address must not take longer than the others.
    await decoyHash();
  }

  /** Opens a session. The answer, and the work behind it, is the same for an unknown address and a wrong password. */
  async withPassword(email: string, password: string, caller: Caller): Promise<OpenedSession> {
    const guess = await this.guesses.begin(email, caller);
    const staff = await this.directory.findByEmail(email);
    const right = await verifyPassword(staff?.passwordHash ?? (await decoyHash()), password);
    if (!staff?.passwordHash || !right) {
      await this.guesses.wrong(guess, staff);
      throw new AuthError('invalid_credentials');
    }
    await this.guesses.right(guess);
    if (staff.bannedAt) throw new AuthError('user_banned', { status: 400 });
    if (!staff.confirmedAt) throw new AuthError('email_not_confirmed');
    return this.database.transaction((manager) => this.sessions.begin(manager, staff, 'password'));
  }
}
