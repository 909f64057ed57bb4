import { Global, Module } from '@nestjs/common';
import { AuthModuleOptions } from '@nestjs/passport';
import { AccessTokens } from './access-tokens.ts';
import { AuthController } from './auth.controller.ts';
import { GuessLimits } from './guess-limits.ts';
import { RefreshSession } from './refresh-session.ts';
import { RefusedController } from './refused.controller.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SignIn } from './sign-in.ts';
import { StaffStrategy } from './staff.strategy.ts';

/** What the guards of every feature read: which strategy is this gateway's. */
const guardOptions = {
  provide: AuthModuleOptions,
  inject: [StaffStrategy],
  useFactory: ({ name }: StaffStrategy): AuthModuleOptions => ({ defaultStrategy: name }),
};

@Global()
@Module({
  controllers: [AuthController, RefusedController],
  providers: [AccessTokens, GuessLimits, RefreshSession, SessionsRepository, SignIn, StaffStrategy, guardOptions],
  exports: [AuthModuleOptions],
})
export class AuthModule {}
