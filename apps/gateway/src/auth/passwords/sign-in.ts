import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StaffDirectory } from '../../shared/identity/staff-directory.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { PasswordGuesses } from './password-guesses.ts';
import { BeginSession, type OpenedSession } from '../sessions/begin-session.ts';
import { decoyHash, verifyPassword } from './passwords.ts';

/** Signs in by address and password. */
@Injectable()
export class SignIn implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly directory: StaffDirectory,
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
    const account = await this.directory.findPassword(email);
    const right = await verifyPassword(account?.passwordHash ?? (await decoyHash()), password);
    const staff = account?.passwordHash && right ? await this.directory.find(account.id) : null;
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
