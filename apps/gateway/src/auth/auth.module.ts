import { Global, Module } from '@nestjs/common';
import { AuthModuleOptions } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactorEntity } from '../shared/identity/staff.entity.ts';
import { AcceptCode } from './codes/accept-code.ts';
import { AccessTokens } from './sessions/access-tokens.ts';
import { AnswerMailRequest } from './mail/answer-mail-request.ts';
import { BeginSession } from './sessions/begin-session.ts';
import { ChangePassword } from './passwords/change-password.ts';
import { CodeLimits } from './codes/code-limits.ts';
import { KnownDevices } from './devices/known-devices.repository.ts';
import { RememberDevice } from './devices/remember-device.ts';
import { EndSession } from './sessions/end-session.ts';
import { CheckCode } from './factors/check-code.ts';
import { EnrollFactor } from './factors/enroll-factor.ts';
import { FactorsController } from './factors/factors.controller.ts';
import { FactorsRepository } from './factors/factors.repository.ts';
import { RaiseSession } from './factors/raise-session.ts';
import { RemoveFactor } from './factors/remove-factor.ts';
import { VerifyFactor } from './factors/verify-factor.ts';
import { GuessLimits } from './passwords/guess-limits.ts';
import { MailController } from './mail/mail.controller.ts';
import { MailLimits } from './mail/mail-limits.ts';
import { MailRequests } from './mail/mail-requests.ts';
import { MailRequestsRepository } from './mail/mail-requests.repository.ts';
import { OneTimeCodes } from './codes/one-time-codes.ts';
import { OneTimeCodesRepository } from './codes/one-time-codes.repository.ts';
import { ProvePresence } from './account/prove-presence.ts';
import { ReadUser } from './account/read-user.ts';
import { Reauthenticate } from './account/reauthenticate.ts';
import { RefreshSession } from './sessions/refresh-session.ts';
import { RefusedController } from './protocol/refused.controller.ts';
import { RequestAddress } from './account/request-address.ts';
import { SendCode } from './codes/send-code.ts';
import { ServiceController } from './protocol/service.controller.ts';
import { RefreshTokenEntity } from './sessions/refresh-token.entity.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SignIn } from './sessions/sign-in.ts';
import { AuditRepository } from './staff/audit.repository.ts';
import { ChangeSettings } from './staff/change-settings.ts';
import { ChangeStaff } from './staff/change-staff.ts';
import { InviteStaff } from './staff/invite-staff.ts';
import { OversightController } from './staff/oversight.controller.ts';
import { StaffController } from './staff/staff.controller.ts';
import { StaffRepository } from './staff/staff.repository.ts';
import { StaffStrategy } from './sessions/staff.strategy.ts';
import { TokenController } from './sessions/token.controller.ts';
import { UpdateUser } from './account/update-user.ts';
import { UserController } from './account/user.controller.ts';
import { VerifyCode } from './codes/verify-code.ts';

/** What the guards of every feature read: which strategy is this gateway's. */
const guardOptions = {
  provide: AuthModuleOptions,
  inject: [StaffStrategy],
  useFactory: ({ name }: StaffStrategy): AuthModuleOptions => ({ defaultStrategy: name }),
};

const sessions = [AccessTokens, BeginSession, EndSession, RefreshSession, SessionsRepository, SignIn, StaffStrategy];
const devices = [KnownDevices, RememberDevice];
const limits = [CodeLimits, GuessLimits, MailLimits];
const mails = [AnswerMailRequest, MailRequests, MailRequestsRepository, SendCode];
const codes = [AcceptCode, OneTimeCodes, OneTimeCodesRepository, VerifyCode];
const account = [ChangePassword, ProvePresence, ReadUser, Reauthenticate, RequestAddress, UpdateUser];
const factors = [CheckCode, EnrollFactor, FactorsRepository, RaiseSession, RemoveFactor, VerifyFactor];

const staff = [AuditRepository, ChangeSettings, ChangeStaff, InviteStaff, StaffRepository];

const protocol = [TokenController, MailController, UserController, FactorsController, ServiceController];

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([FactorEntity, RefreshTokenEntity, SessionEntity], 'gateway')],
  controllers: [...protocol, RefusedController, StaffController, OversightController],
  providers: [...sessions, ...devices, ...limits, ...mails, ...codes, ...account, ...factors, ...staff, guardOptions],
  exports: [AuthModuleOptions],
})
export class AuthModule {}
