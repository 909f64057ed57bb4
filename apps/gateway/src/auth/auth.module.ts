import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactorEntity, PasskeyEntity } from '../shared/identity/staff.entity.ts';
import { AccountController } from '../account/account.controller.ts';
import { AddressChanges } from './user/address-changes.repository.ts';
import { ConfirmAddress } from './user/confirm-address.ts';
import { AcceptCode } from './mail/accept-code.ts';
import { AccessTokens } from './sessions/access-tokens.ts';
import { AnswerMailRequest } from './mail/answer-mail-request.ts';
import { BeginSession } from './sessions/begin-session.ts';
import { ChangePassword } from './passwords/change-password.ts';
import { CodeLimits } from './codes/code-limits.ts';
import { DraftKeys } from '../account/draft-keys.repository.ts';
import { KnownDevices } from './devices/known-devices.repository.ts';
import { RecognizeDevice } from './devices/recognize-device.ts';
import { RememberDevice } from './devices/remember-device.ts';
import { EndSession } from './sessions/end-session.ts';
import { CheckCode } from './factors/check-code.ts';
import { EnrollFactor } from './factors/enroll-factor.ts';
import { FactorsController } from './factors/factors.controller.ts';
import { FactorsRepository } from './factors/factors.repository.ts';
import { NoteFactorChange } from './factors/note-factor-change.ts';
import { ElevateSession } from './sessions/elevate-session.ts';
import { RemoveFactor } from './factors/remove-factor.ts';
import { VerifyFactor } from './factors/verify-factor.ts';
import { GuessNotices } from './passwords/guess-notices.ts';
import { LeakedPasswords } from './passwords/leaked-passwords.ts';
import { PasswordGuesses } from './passwords/password-guesses.ts';
import { GuessingLimits } from './passwords/guessing-limits.ts';
import { MailController } from './mail/mail.controller.ts';
import { OpenLinkController } from './mail/open-link.controller.ts';
import { MailLimits } from './codes/mail-limits.ts';
import { MailRequests } from './mail/mail-requests.ts';
import { MailRequestsRepository } from './mail/mail-requests.repository.ts';
import { OneTimeCodes } from './codes/one-time-codes.ts';
import { OneTimeCodesRepository } from './codes/one-time-codes.repository.ts';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.ts';
import { PasskeysController } from './passkeys/passkeys.controller.ts';
import { PasskeysRepository } from './passkeys/passkeys.repository.ts';
import { RegisterPasskey } from './passkeys/register-passkey.ts';
import { RelyingParty } from './passkeys/relying-party.ts';
import { RemovePasskey } from './passkeys/remove-passkey.ts';
import { SignInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { MakeRecoveryCodes } from './recovery-codes/make-recovery-codes.ts';
import { RecoveryCodesController } from './recovery-codes/recovery-codes.controller.ts';
import { RecoveryCodesRepository } from './recovery-codes/recovery-codes.repository.ts';
import { UseRecoveryCode } from './recovery-codes/use-recovery-code.ts';
import { RequirePresence } from './user/require-presence.ts';
import { ReadUser } from './user/read-user.ts';
import { Reauthenticate } from './user/reauthenticate.ts';
import { RefreshSession } from './sessions/refresh-session.ts';
import { UnsupportedController } from './sign-in/unsupported.controller.ts';
import { RequestAddress } from './user/request-address.ts';
import { SendCode } from './codes/send-code.ts';
import { ServiceController } from './sign-in/service.controller.ts';
import { RefreshTokenEntity } from './sessions/refresh-token.entity.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { LiveSessions } from './sessions/live-sessions.repository.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SignIn } from './passwords/sign-in.ts';
import { AuditRepository } from '../audit/audit.repository.ts';
import { ColleaguesController } from '../staff/colleagues.controller.ts';
import { ChangeSettings } from '../staff/change-settings.ts';
import { ExportAudit } from '../audit/export-audit.ts';
import { ChangeStaff } from '../staff/change-staff.ts';
import { InviteStaff } from '../staff/invite-staff.ts';
import { OversightController } from '../audit/audit.controller.ts';
import { StaffController } from '../staff/staff.controller.ts';
import { StaffRepository } from '../staff/staff.repository.ts';
import { StaffStrategy } from './sessions/staff.strategy.ts';
import { TokenController } from './sign-in/token.controller.ts';
import { UpdateUser } from './user/update-user.ts';
import { UserController } from './user/user.controller.ts';
import { VerifyCode } from './mail/verify-code.ts';

const sessions = [
  AccessTokens,
  BeginSession,
  EndSession,
  LiveSessions,
  RefreshSession,
  SessionsRepository,
  SignIn,
  StaffStrategy,
];
const devices = [KnownDevices, RecognizeDevice, RememberDevice];
const limits = [CodeLimits, GuessingLimits, GuessNotices, MailLimits, PasswordGuesses];
const mails = [AnswerMailRequest, MailRequests, MailRequestsRepository, SendCode];
const codes = [AcceptCode, OneTimeCodes, OneTimeCodesRepository, VerifyCode];
const account = [
  AddressChanges,
  ConfirmAddress,
  ChangePassword,
  DraftKeys,
  LeakedPasswords,
  RequirePresence,
  ReadUser,
  Reauthenticate,
  RequestAddress,
  UpdateUser,
];
const factors = [
  CheckCode,
  EnrollFactor,
  FactorsRepository,
  NoteFactorChange,
  ElevateSession,
  RemoveFactor,
  VerifyFactor,
];
const passkeys = [PasskeysRepository, RegisterPasskey, RelyingParty, RemovePasskey, SignInWithPasskey];
const recoveryCodes = [MakeRecoveryCodes, RecoveryCodesRepository, UseRecoveryCode];

const staff = [AuditRepository, ChangeSettings, ChangeStaff, ExportAudit, InviteStaff, StaffRepository];

const factorCalls = [FactorsController, PasskeysController, PasskeySignInController, RecoveryCodesController];
const protocol = [
  TokenController,
  MailController,
  OpenLinkController,
  UserController,
  ...factorCalls,
  ServiceController,
];

/** Sign-in, accounts and staff administration. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([FactorEntity, PasskeyEntity, RefreshTokenEntity, SessionEntity], 'gateway')],
  controllers: [
    ...protocol,
    UnsupportedController,
    AccountController,
    StaffController,
    ColleaguesController,
    OversightController,
  ],
  providers: [
    ...sessions,
    ...devices,
    ...limits,
    ...mails,
    ...codes,
    ...account,
    ...factors,
    ...passkeys,
    ...recoveryCodes,
    ...staff,
  ],
  exports: [LiveSessions, StaffStrategy],
})
export class AuthModule {}
