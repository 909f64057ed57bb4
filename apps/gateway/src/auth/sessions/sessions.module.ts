import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessTokens } from './access-tokens.ts';
import { BeginSession } from './begin-session.ts';
import { EndSession } from './end-session.ts';
import { LiveSessions } from './live-sessions.repository.ts';
import { RefreshSession } from './refresh-session.ts';
import { RefreshTokenEntity } from './refresh-token.entity.ts';
import { SessionEntity } from './session.entity.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { StaffStrategy } from './staff.strategy.ts';

const own = [AccessTokens, BeginSession, EndSession, LiveSessions, RefreshSession, SessionsRepository, StaffStrategy];

/** Sessions: opened, renewed, raised to two factors, ended. */
@Module({
  imports: [TypeOrmModule.forFeature([RefreshTokenEntity, SessionEntity], 'gateway')],
  providers: own,
  exports: own,
})
export class SessionsModule {}
