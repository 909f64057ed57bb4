import { Body, Controller, Get, HttpCode, Post, Put, Query, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { type Caller, CurrentCaller } from '../../shared/limits/caller.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { challengeSchema, toChallenge } from '../codes/challenge.ts';
import { EndSession } from '../sessions/end-session.ts';
import { parse } from '../protocol/parse.ts';
import { ReadUser } from './read-user.ts';
import { RequirePresence } from './require-presence.ts';
import { CurrentSession, SessionGuard } from '../sessions/session.guard.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';
import { UpdateUser } from './update-user.ts';

const change = challengeSchema.extend({
  email: z.string().trim().toLowerCase().max(254).check(z.email()).optional(),
  phone: z.literal('').optional(),
  password: z.string().optional(),
  current_password: z.string().optional(),
  nonce: z.string().max(40).optional(),
  data: z.record(z.string().max(100), z.json()).nullish(),
});
const forAdministrators = ['app_metadata', 'role', 'ban_duration'];
const logoutScope = z.enum(['global', 'local', 'others']).default('global');

@Controller('auth/v1')
@UseGuards(SessionGuard)
export class UserController {
  constructor(
    private readonly reading: ReadUser,
    private readonly updating: UpdateUser,
    private readonly presence: RequirePresence,
    private readonly ending: EndSession,
  ) {}

  @Get('user')
  user(@CurrentSession() session: OpenSession) {
    return this.reading.read(session.id);
  }

  @Put('user')
  async update(@CurrentSession() session: OpenSession, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    if (forAdministrators.some((field) => Object.hasOwn(Object(body) as object, field)))
      throw new AuthError('not_admin');
    const { email, password, current_password: currentPassword, nonce, data, ...challenge } = parse(change, body);
    const wanted = { email, password, currentPassword, nonce, data: data ?? undefined };
    await this.updating.update(session, { ...wanted, challenge: toChallenge(challenge) }, caller);
    return this.reading.read(session.id);
  }

  @Get('reauthenticate')
  async reauthenticate(@CurrentSession() session: OpenSession, @CurrentCaller() caller: Caller) {
    await this.presence.mailCode(session, caller);
    return {};
  }

  @Post('logout')
  @HttpCode(204)
  async logout(@CurrentSession() session: OpenSession, @Query('scope') scope: unknown) {
    await this.ending.end(session, parse(logoutScope, scope));
  }
}
