import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ServiceController } from './service.controller.ts';
import { TokenController } from './token.controller.ts';
import { UnsupportedController } from './unsupported.controller.ts';

/** Calls that open or renew a session. */
@Module({
  imports: [DevicesModule, MailModule, PasswordsModule, SessionsModule],
  controllers: [ServiceController, TokenController, UnsupportedController],
})
export class SignInModule {}
