import { Module } from '@nestjs/common';
import { AnswerSignIn } from './answer-sign-in.ts';
import { KnownDevices } from './known-devices.repository.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';

/** Devices on which staff have signed in. */
@Module({
  imports: [SessionsModule],
  providers: [AnswerSignIn, KnownDevices],
  exports: [AnswerSignIn, KnownDevices],
})
export class DevicesModule {}
