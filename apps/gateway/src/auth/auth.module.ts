import { Global, Module } from '@nestjs/common';
import { AuthModuleOptions } from '@nestjs/passport';
import { AcceptCode } from './accept-code.ts';
import { AccessTokens } from './access-tokens.ts';
import { AnswerMailRequest } from './answer-mail-request.ts';
import { BeginSession } from './begin-session.ts';
import { ChangePassword } from './change-password.ts';
import { CodeLimits } from './code-limits.ts';
import { EndSession } from './end-session.ts';
import { CheckCode } from './factors/check-code.ts';
import { EnrollFactor } from './factors/enroll-factor.ts';
import { FactorsController } from './factors/factors.controller.ts';
import { FactorsRepository } from './factors/factors.repository.ts';
import { RaiseSession } from './factors/raise-session.ts';
import { RemoveFactor } from './factors/remove-factor.ts';
import { VerifyFactor } from './factors/verify-factor.ts';
import { GuessLimits } from './guess-limits.ts';
import { MailController } from './mail.controller.ts';
import { MailLimits } from './mail-limits.ts';
import { MailRequests } from './mail-requests.ts';
import { MailRequestsRepository } from './mail-requests.repository.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { OneTimeCodesRepository } from './one-time-codes.repository.ts';
import { ProvePresence } from './prove-presence.ts';
import { ReadUser } from './read-user.ts';
import { Reauthenticate } from './reauthenticate.ts';
import { RefreshSession } from './refresh-session.ts';
import { RefusedController } from './refused.controller.ts';
import { RequestAddress } from './request-address.ts';
import { SendCode } from './send-code.ts';
import { ServiceController } from './service.controller.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SignIn } from './sign-in.ts';
import { AuditRepository } from './staff/audit.repository.ts';
import { ChangeSettings } from './staff/change-settings.ts';
import { ChangeStaff } from './staff/change-staff.ts';
import { InviteStaff } from './staff/invite-staff.ts';
import { OversightController } from './staff/oversight.controller.ts';
import { StaffController } from './staff/staff.controller.ts';
import { StaffRepository } from './staff/staff.repository.ts';
import { StaffStrategy } from './staff.strategy.ts';
import { TokenController } from './token.controller.ts';
import { UpdateUser } from './update-user.ts';
import { UserController } from './user.controller.ts';
import { VerifyCode } from './verify-code.ts';

/** What the guards of every feature read: which strategy is this gateway's. */
const guardOptions = {
  provide: AuthModuleOptions,
  inject: [StaffStrategy],
  useFactory: ({ name }: StaffStrategy): AuthModuleOptions => ({ defaultStrategy: name }),
};

const sessions = [AccessTokens, BeginSession, EndSession, RefreshSession, SessionsRepository, SignIn, StaffStrategy];
const limits = [CodeLimits, GuessLimits, MailLimits];
const mails = [AnswerMailRequest, MailRequests, MailRequestsRepository, SendCode];
const codes = [AcceptCode, OneTimeCodes, OneTimeCodesRepository, VerifyCode];
const account = [ChangePassword, ProvePresence, ReadUser, Reauthenticate, RequestAddress, UpdateUser];
const factors = [CheckCode, EnrollFactor, FactorsRepository, RaiseSession, RemoveFactor, VerifyFactor];

const staff = [AuditRepository, ChangeSettings, ChangeStaff, InviteStaff, StaffRepository];

const protocol = [TokenController, MailController, UserController, FactorsController, ServiceController];

@Global()
@Module({
  controllers: [...protocol, RefusedController, StaffController, OversightController],
  providers: [...sessions, ...limits, ...mails, ...codes, ...account, ...factors, ...staff, guardOptions],
  exports: [AuthModuleOptions],
})
export class AuthModule {}
