import { Module } from '@nestjs/common';
import { CodesModule } from '../codes/codes.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ChangeAddress } from './change-address.ts';
import { ReadUser } from './read-user.ts';
import { Reauthenticate } from './reauthenticate.ts';
import { RequirePresence } from './require-presence.ts';
import { UpdateUser } from './update-user.ts';
import { UserController } from './user.controller.ts';

/** The account of the signed-in staff member. */
@Module({
  imports: [CodesModule, PasswordsModule, SessionsModule],
  controllers: [UserController],
  providers: [ChangeAddress, ReadUser, Reauthenticate, RequirePresence, UpdateUser],
  exports: [ChangeAddress],
})
export class UserModule {}
