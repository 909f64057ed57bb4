import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { PasskeySignInController } from './passkey-sign-in.controller.ts';
import { PasskeysController } from './passkeys.controller.ts';
import { ManagePasskeys } from './manage-passkeys.ts';
import { SignInWithPasskey } from './sign-in-with-passkey.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';

/** Passkeys. */
@Module({
  imports: [DevicesModule, FactorsModule, SessionsModule],
  controllers: [PasskeySignInController, PasskeysController],
  providers: [ManagePasskeys, SignInWithPasskey],
})
export class PasskeysModule {}
