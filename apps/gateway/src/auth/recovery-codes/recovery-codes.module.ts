import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { ManageRecoveryCodes } from './manage-recovery-codes.ts';
import { RecoveryCodesController } from './recovery-codes.controller.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';

/** Recovery codes. */
@Module({
  imports: [DevicesModule, FactorsModule, PasswordsModule, SessionsModule],
  controllers: [RecoveryCodesController],
  providers: [ManageRecoveryCodes],
})
export class RecoveryCodesModule {}
