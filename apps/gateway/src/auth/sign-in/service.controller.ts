import { Controller, Get, Header } from '@nestjs/common';
import { SigningKeys } from '../../shared/keys/signing-keys.ts';

/** Public settings and health of the sign-in service. */
@Controller('auth/v1')
export class ServiceController {
  constructor(private readonly keys: SigningKeys) {}

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
    return { version: '1.0.0', name: 'blue-peony-gateway', description: 'Staff sign-in' };
  }
}
