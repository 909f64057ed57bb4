import { lineOfText } from '@blue-peony/contracts';
import { Body, Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { type Caller, CurrentCaller } from '../../shared/limits/caller.ts';
import { parse } from '../protocol/parse.ts';
import { AnswerSignIn } from '../devices/answer-sign-in.ts';
import { CurrentSession, SessionGuard } from '../sessions/session.guard.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';
import { ManageRecoveryCodes } from './manage-recovery-codes.ts';

const naming = z.object({ friendly_name: lineOfText(100).nullish() }).nullish();
const answer = z.object({ code: z.string().max(100) });

@Controller('auth/v1/factors/recovery-codes')
@UseGuards(SessionGuard)
export class RecoveryCodesController {
  constructor(
    private readonly codes: ManageRecoveryCodes,
    private readonly signedIn: AnswerSignIn,
  ) {}

  @Get()
  status(@CurrentSession() { staffId }: OpenSession) {
    return this.codes.status(staffId);
  }

  @Post()
  @HttpCode(200)
  generate(@CurrentSession() session: OpenSession, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    return this.codes.first(session, parse(naming, body)?.friendly_name || 'Recovery codes', caller);
  }

  @Post('regenerate')
  @HttpCode(200)
  regenerate(@CurrentSession() session: OpenSession, @CurrentCaller() caller: Caller) {
    return this.codes.again(session, caller);
  }

  @Post('verify')
  @HttpCode(200)
  async verify(@CurrentSession() session: OpenSession, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    return this.signedIn.answer(await this.codes.use(session, parse(answer, body).code, caller), caller);
  }
}
