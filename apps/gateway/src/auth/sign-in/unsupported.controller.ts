import { Body, Controller, Delete, Get, Post, UseGuards } from '@nestjs/common';
import { AuthError } from '../protocol/auth-error.ts';
import { SessionGuard } from '../sessions/session.guard.ts';

/** Calls of the protocol for public accounts and identity providers. This service has staff only and refuses them. */
@Controller('auth/v1')
export class UnsupportedController {
  @Post('signup')
  signUp(@Body() body: { email?: unknown; phone?: unknown } | undefined) {
    throw new AuthError(body?.email || body?.phone ? 'signup_disabled' : 'anonymous_provider_disabled');
  }

  @Post('otp')
  oneTimeCode() {
    throw new AuthError('otp_disabled');
  }

  @Post('sso')
  singleSignOn() {
    throw new AuthError('saml_provider_disabled');
  }

  @Get('authorize')
  authorize() {
    throw new AuthError('validation_failed', { message: 'Unsupported provider: provider is not enabled' });
  }

  @Get('user/identities/authorize')
  @UseGuards(SessionGuard)
  linkIdentity() {
    throw new AuthError('manual_linking_disabled');
  }

  @Delete('user/identities/:id')
  @UseGuards(SessionGuard)
  unlinkIdentity() {
    throw new AuthError('single_identity_not_deletable');
  }
}
