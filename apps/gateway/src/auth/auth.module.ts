import { Module } from '@nestjs/common';
import { FactorsModule } from './factors/factors.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { PasskeysModule } from './passkeys/passkeys.module.ts';
import { RecoveryCodesModule } from './recovery-codes/recovery-codes.module.ts';
import { SignInModule } from './sign-in/sign-in.module.ts';
import { UserModule } from './user/user.module.ts';

/** The sign-in protocol. */
@Module({
  imports: [FactorsModule, MailModule, PasskeysModule, RecoveryCodesModule, SignInModule, UserModule],
})
export class AuthModule {}
