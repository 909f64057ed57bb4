import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { CodesModule } from '../codes/codes.module.ts';
import { DevicesModule } from '../devices/devices.module.ts';
import { AcceptCode } from './accept-code.ts';
import { MailRequests } from './mail-requests.ts';
import { MailController } from './mail.controller.ts';
import { OpenLinkController } from './open-link.controller.ts';
import { VerifyCode } from './verify-code.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { UserModule } from '../user/user.module.ts';

/** Mails that people request before they have signed in, and the links in them. */
@Module({
  imports: [CodesModule, DevicesModule, SessionsModule, UserModule],
  controllers: [MailController, OpenLinkController],
  providers: [AcceptCode, Background, MailRequests, VerifyCode],
  exports: [VerifyCode],
})
export class MailModule {}
