import type { ConfirmType } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../shared/limits/caller.ts';
import { acceptMailedCode, findHolder } from './accept-code.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { BeginSession, type OpenedSession } from '../sessions/begin-session.ts';
import { CodeLimits } from '../codes/code-limits.ts';
import { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { StoredCode } from '../codes/one-time-codes.repository.ts';

type Typed = { type: ConfirmType; email: string; typed: string; caller: Caller };

/** Signs in the person who received a code by mail. */
@Injectable()
export class VerifyCode {
  constructor(
    private readonly database: DataSource,
    private readonly codes: OneTimeCodes,
    private readonly sessions: BeginSession,
    private readonly limits: CodeLimits,
  ) {}

  /**
   * Signs in by the token of the mailed link.
   * @returns undefined while a change of address waits for the other mailbox
   * @throws AuthError `otp_expired`, `user_banned`, `email_exists`
   */
  async byLink(type: ConfirmType, token: string): Promise<OpenedSession | undefined> {
    return this.database.transaction(async (manager) => {
      return this.open(manager, await this.codes.useToken(manager, type, token));
    });
  }

  /** Signs in by the address and the code that was mailed to it. @throws AuthError as `byLink`; TooManyRequests */
  async byTypedCode({ type, email, typed, caller }: Typed): Promise<OpenedSession | undefined> {
    await this.limits.countGuess(email, caller);
    const outcome = await this.database.transaction(async (manager) => {
      const code = await this.codes.useTyped(manager, { purpose: type, email, typed });
      return code ? { opened: await this.open(manager, code) } : undefined;
    });
    // Not within the transaction, which would take back the try.
    if (!outcome) throw new AuthError('otp_expired');
    return outcome.opened;
  }

  /**
   * Signs in by a link that opens this server directly. Returns a session, or, when the mail was requested with a
   * challenge, a code that only the requesting browser can exchange.
   */
  async byRedirect(type: ConfirmType, token: string): Promise<OpenedSession | { code: string } | undefined> {
    return this.database.transaction(async (manager) => {
      const code = await this.codes.useToken(manager, type, token);
      if (!code.challenge) return this.open(manager, code);
      if (!(await acceptMailedCode(manager, code))) return undefined;
      return { code: await this.codes.issueForExchange(manager, code) };
    });
  }

  /** @throws AuthError `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier`, `user_banned` */
  async exchange(code: string, verifier: string): Promise<OpenedSession> {
    return this.database.transaction(async (manager) => {
      const { staffId, method } = await this.codes.exchange(manager, code, verifier);
      return this.sessions.begin(manager, await findHolder(manager, staffId), method);
    });
  }

  private async open(manager: EntityManager, code: StoredCode): Promise<OpenedSession | undefined> {
    const staff = await acceptMailedCode(manager, code);
    return staff && this.sessions.begin(manager, staff, code.method);
  }
}
