import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { StaffDirectory } from '../shared/staff-directory.ts';
import { StaffMember } from '../shared/staff.entity.ts';
import { AccessTokens, type SessionAnswer } from './access-tokens.ts';
import { AuthError } from './auth-error.ts';
import { GuessLimits } from './guess-limits.ts';
import { decoyHash, verifyPassword } from './passwords.ts';
import { beginChain, hashToken } from './refresh-chain.ts';
import { RefreshToken } from './refresh-token.entity.ts';
import { Session } from './session.entity.ts';
import { SessionsRepository } from './sessions.repository.ts';

@Injectable()
export class SignIn implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly directory: StaffDirectory,
    private readonly sessions: SessionsRepository,
    private readonly guesses: GuessLimits,
    private readonly accessTokens: AccessTokens,
  ) {}

  async onModuleInit(): Promise<void> {
    // Made ahead: the first unknown address must not take longer than the others.
    await decoyHash();
  }

  /** Opens a session. The answer, and the work behind it, is the same for an unknown address and a wrong password. */
  async withPassword(email: string, password: string, addressPrefix: string): Promise<SessionAnswer> {
    await this.guesses.count(email, addressPrefix);
    const staff = await this.directory.findByEmail(email);
    const right = await verifyPassword(staff?.passwordHash ?? (await decoyHash()), password);
    if (!staff || !right) throw new AuthError('invalid_credentials');
    await this.guesses.forgive(email, addressPrefix);
    if (staff.bannedAt) throw new AuthError('user_banned', { status: 400 });

    const { token, secret } = beginChain();
    const session = await this.database.transaction((manager) => this.open(manager, staff, token, secret));
    return this.accessTokens.answer(session, token);
  }

  private async open(
    manager: EntityManager,
    staff: StaffMember,
    token: string,
    refreshSecret: Buffer,
  ): Promise<Session> {
    const now = new Date();
    const session = manager.create(Session, {
      id: randomUUID(),
      staffId: staff.id,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: Math.floor(now.getTime() / 1000) }],
      refreshSecret,
    });
    await this.sessions.forgetOld(manager);
    await manager.insert(Session, session);
    await manager.insert(RefreshToken, { hash: hashToken(token), sessionId: session.id });
    await manager.update(StaffMember, { id: staff.id }, { lastSignInAt: now });
    session.staff = Object.assign(staff, { lastSignInAt: now });
    return session;
  }
}
