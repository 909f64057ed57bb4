import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DevicesModule } from '../devices/devices.module.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { PasskeySignInController } from './passkey-sign-in.controller.ts';
import { PasskeysController } from './passkeys.controller.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { RegisterPasskey } from './register-passkey.ts';
import { RemovePasskey } from './remove-passkey.ts';
import { SignInWithPasskey } from './sign-in-with-passkey.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { PasskeyEntity } from '../../shared/identity/staff.entity.ts';

/** Passkeys. */
@Module({
  imports: [TypeOrmModule.forFeature([PasskeyEntity], 'gateway'), DevicesModule, FactorsModule, SessionsModule],
  controllers: [PasskeySignInController, PasskeysController],
  providers: [PasskeysRepository, RegisterPasskey, RemovePasskey, SignInWithPasskey],
})
export class PasskeysModule {}
