import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { type Caller, CurrentCaller } from '../../shared/limits/caller.ts';
import { AnswerSignIn } from '../devices/answer-sign-in.ts';
import { AccessTokens } from '../sessions/access-tokens.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { OpenedSession } from '../sessions/begin-session.ts';
import { parse } from '../protocol/parse.ts';
import { RefreshSession } from '../sessions/refresh-session.ts';
import { SignIn } from '../passwords/sign-in.ts';
import { VerifyCode } from '../mail/verify-code.ts';

const passwordGrant = z.object({ email: z.string().optional(), phone: z.string().optional(), password: z.string() });
const refreshGrant = z.object({ refresh_token: z.string().min(1) });
const exchangeGrant = z.object({ auth_code: z.string().min(1), code_verifier: z.string().min(1) });
// An address that an account can have: PostgreSQL rejects NUL, and no address has control characters.
const conceivable = /^\P{Cc}{1,254}$/u;

/** Calls that open or renew a session and need none, in the protocol of `@supabase/auth-js`. */
@Controller('auth/v1/token')
export class TokenController {
  constructor(
    private readonly signIn: SignIn,
    private readonly refreshSession: RefreshSession,
    private readonly verifyCode: VerifyCode,
    private readonly accessTokens: AccessTokens,
    private readonly signedIn: AnswerSignIn,
  ) {}

  @Post()
  @HttpCode(200)
  async token(@Query('grant_type') grant: unknown, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    const opened = await this.grant(grant, body, caller);
    // A refresh proves no factor, so it makes no device known.
    return grant === 'refresh_token' ? this.accessTokens.answer(opened) : this.signedIn.answer(opened, caller);
  }

  private grant(grant: unknown, body: unknown, caller: Caller): Promise<OpenedSession> {
    switch (grant) {
      case 'password':
        return this.passwordGrant(body, caller);
      case 'refresh_token':
        return this.refreshSession.exchange(parse(refreshGrant, body).refresh_token);
      case 'pkce': {
        const { auth_code, code_verifier } = parse(exchangeGrant, body);
        return this.verifyCode.exchange(auth_code, code_verifier);
      }
      case 'id_token':
        throw new AuthError('provider_disabled');
      case 'web3':
        throw new AuthError('web3_provider_disabled');
      default:
        throw new AuthError('validation_failed', { message: 'unsupported_grant_type' });
    }
  }

  private passwordGrant(body: unknown, caller: Caller) {
    const { email, phone, password } = parse(passwordGrant, body);
    if (!email && !phone) throw new AuthError('validation_failed', { message: 'missing email or phone' });
    // Accounts have no phone numbers. A sign-in by phone fails like one with a wrong password.
    const account = email && conceivable.test(email) ? email : 'nobody';
    return this.signIn.withPassword(account, password, caller);
  }
}
