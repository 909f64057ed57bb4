import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CodeLimits } from './codes/code-limits.ts';
import { OneTimeCodes } from './codes/one-time-codes.ts';
import { AnswerSignIn } from './devices/answer-sign-in.ts';
import { GuessingLimits } from './passwords/guessing-limits.ts';
import { GuessNotices } from './passwords/guess-notices.ts';
import { LeakedPasswords } from './passwords/leaked-passwords.ts';
import { PasswordGuesses } from './passwords/password-guesses.ts';
import { SignIn } from './passwords/sign-in.ts';
import { AccessTokens } from './sessions/access-tokens.ts';
import { BeginSession } from './sessions/begin-session.ts';
import { EndSession } from './sessions/end-session.ts';
import { RefreshSession } from './sessions/refresh-session.ts';
import { RefreshTokenEntity } from './sessions/refresh-token.entity.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { StaffStrategy } from './sessions/staff.strategy.ts';

const sessions = [AccessTokens, BeginSession, EndSession, RefreshSession, SessionsRepository, StaffStrategy];
const passwords = [GuessingLimits, GuessNotices, LeakedPasswords, SignIn];
const own = [...sessions, ...passwords, AnswerSignIn, CodeLimits, OneTimeCodes];

@Module({
  imports: [TypeOrmModule.forFeature([RefreshTokenEntity, SessionEntity], 'gateway')],
  providers: [...own, PasswordGuesses],
  exports: own,
})
export class SessionsModule {}
