import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { StaffDirectory } from '../../shared/identity/staff-directory.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { GuessLimits } from '../passwords/guess-limits.ts';
import { BeginSession, type OpenedSession } from './begin-session.ts';
import { decoyHash, verifyPassword } from '../passwords/passwords.ts';

@Injectable()
export class SignIn implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly directory: StaffDirectory,
    private readonly guesses: GuessLimits,
    private readonly sessions: BeginSession,
    private readonly audit: Audit,
  ) {}

  async onModuleInit(): Promise<void> {
    // Made ahead: the first unknown address must not take longer than the others.
    await decoyHash();
  }

  /** Opens a session. The answer, and the work behind it, is the same for an unknown address and a wrong password. */
  async withPassword(email: string, password: string, addressPrefix: string): Promise<OpenedSession> {
    await this.guesses.count(email, addressPrefix);
    const staff = await this.directory.findByEmail(email);
    const right = await verifyPassword(staff?.passwordHash ?? (await decoyHash()), password);
    if (!staff?.passwordHash || !right) {
      await this.audit.record({ staffId: staff?.id ?? null, action: 'session.refused', detail: 'password' });
      throw new AuthError('invalid_credentials');
    }
    await this.guesses.forgive(email, addressPrefix);
    if (staff.bannedAt) throw new AuthError('user_banned', { status: 400 });
    if (!staff.confirmedAt) throw new AuthError('email_not_confirmed');
    return this.database.transaction((manager) => this.sessions.begin(manager, staff, 'password'));
  }
}
