import { Module } from '@nestjs/common';
import { AccessTokens } from './access-tokens.ts';
import { AuthController } from './auth.controller.ts';
import { GuessLimits } from './guess-limits.ts';
import { RefreshSession } from './refresh-session.ts';
import { RefusedController } from './refused.controller.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SignIn } from './sign-in.ts';
import { StaffStrategy } from './staff.strategy.ts';

@Module({
  controllers: [AuthController, RefusedController],
  providers: [AccessTokens, GuessLimits, RefreshSession, SessionsRepository, SignIn, StaffStrategy],
})
export class AuthModule {}
