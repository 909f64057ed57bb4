import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { CheckCode } from './factors/check-code.ts';
import { FactorsController } from './factors/factors.controller.ts';
import { ManageFactors } from './factors/manage-factors.ts';
import { VerifyFactor } from './factors/verify-factor.ts';
import { MailController } from './mail/mail.controller.ts';
import { MailRequests } from './mail/mail-requests.ts';
import { OpenLinkController } from './mail/open-link.controller.ts';
import { VerifyCode } from './mail/verify-code.ts';
import { ManagePasskeys } from './passkeys/manage-passkeys.ts';
import { PasskeysController } from './passkeys/passkeys.controller.ts';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.ts';
import { RelyingParty } from './passkeys/relying-party.ts';
import { SignInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { ManageRecoveryCodes } from './recovery-codes/manage-recovery-codes.ts';
import { RecoveryCodesController } from './recovery-codes/recovery-codes.controller.ts';
import { SessionsModule } from './sessions.module.ts';
import { ServiceController } from './sign-in/service.controller.ts';
import { TokenController } from './sign-in/token.controller.ts';
import { UnsupportedController } from './sign-in/unsupported.controller.ts';
import { ChangeAddress } from './user/change-address.ts';
import { ReadUser } from './user/read-user.ts';
import { RequirePresence } from './user/require-presence.ts';
import { UpdateUser } from './user/update-user.ts';
import { UserController } from './user/user.controller.ts';

const factors = [CheckCode, ManageFactors, ManagePasskeys, ManageRecoveryCodes, VerifyFactor];
const mails = [Background, MailRequests, VerifyCode];
const user = [ChangeAddress, ReadUser, RequirePresence, UpdateUser];

@Module({
  imports: [SessionsModule],
  controllers: [
    FactorsController,
    MailController,
    OpenLinkController,
    PasskeysController,
    PasskeySignInController,
    RecoveryCodesController,
    ServiceController,
    TokenController,
    UnsupportedController,
    UserController,
  ],
  providers: [...factors, ...mails, ...user, RelyingParty, SignInWithPasskey],
})
export class AuthModule {}
