import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.ts';
import { CheckCode } from './check-code.ts';
import { FactorsController } from './factors.controller.ts';
import { ManageFactors } from './manage-factors.ts';
import { NoteFactorChange } from './note-factor-change.ts';
import { VerifyFactor } from './verify-factor.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';

/** Authenticator apps. */
@Module({
  imports: [DevicesModule, PasswordsModule, SessionsModule],
  controllers: [FactorsController],
  providers: [CheckCode, ManageFactors, NoteFactorChange, VerifyFactor],
  exports: [NoteFactorChange],
})
export class FactorsModule {}
