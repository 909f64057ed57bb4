import { AppError } from '@blue-peony/service-kit';
import { Body, Controller, Get, Header, HttpCode, Ip, Post, Query, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { addressPrefix } from '../shared/client-address.ts';
import { SigningKeys } from '../shared/signing-keys.ts';
import { AuthError } from './auth-error.ts';
import { RefreshSession } from './refresh-session.ts';
import { CurrentSession, SessionGuard } from './session.guard.ts';
import { type OpenSession, SessionsRepository } from './sessions.repository.ts';
import { SignIn } from './sign-in.ts';
import { describeUser } from './user.ts';

const passwordGrant = z.object({ email: z.string().optional(), phone: z.string().optional(), password: z.string() });
const refreshGrant = z.object({ refresh_token: z.string().min(1) });
const logoutScope = z.enum(['global', 'local', 'others']).default('global');
// PostgreSQL takes no NUL, and no account has an address like that.
const conceivable = /^\P{Cc}{1,254}$/u;

/** Staff sign-in, in the protocol of `@supabase/auth-js`. */
@Controller('auth/v1')
@ApiTags('Sign-in')
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly refreshSession: RefreshSession,
    private readonly sessions: SessionsRepository,
    private readonly keys: SigningKeys,
  ) {}

  @Post('token')
  @HttpCode(200)
  token(@Query('grant_type') grant: unknown, @Body() body: unknown, @Ip() address: string) {
    switch (grant) {
      case 'password':
        return this.passwordGrant(body, address);
      case 'refresh_token':
        return this.refreshSession.with(parse(refreshGrant, body).refresh_token);
      case 'id_token':
        throw new AuthError('provider_disabled');
      case 'web3':
        throw new AuthError('web3_provider_disabled');
      case 'pkce':
        throw new AppError('not_found');
      default:
        throw new AuthError('validation_failed', { message: 'unsupported_grant_type' });
    }
  }

  @Get('user')
  @UseGuards(SessionGuard)
  @ApiBearerAuth()
  user(@CurrentSession() session: OpenSession) {
    return describeUser(session.staff);
  }

  @Post('logout')
  @HttpCode(204)
  @UseGuards(SessionGuard)
  @ApiBearerAuth()
  async logout(@CurrentSession() session: OpenSession, @Query('scope') scope: unknown) {
    await this.sessions.end(session, parse(logoutScope, scope));
  }

  @Get('.well-known/jwks.json')
  @Header('cache-control', 'public, max-age=600')
  jwks() {
    return this.keys.jwks();
  }

  @Get('settings')
  settings() {
    const external = { email: true, phone: false, anonymous_users: false };
    return { external, disable_signup: true, mailer_autoconfirm: false, phone_autoconfirm: false, saml_enabled: false };
  }

  @Get('health')
  health() {
    return { version: '0.1.0', name: 'blue-peony-gateway', description: 'Staff sign-in' };
  }

  private passwordGrant(body: unknown, address: string) {
    const { email, phone, password } = parse(passwordGrant, body);
    if (!email && !phone) throw new AuthError('validation_failed', { message: 'missing email or phone' });
    // Staff have no phone numbers here; the answer does not say so.
    const account = email && conceivable.test(email) ? email : 'nobody';
    return this.signIn.withPassword(account, password, addressPrefix(address));
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AuthError('validation_failed');
  return parsed.data;
}
