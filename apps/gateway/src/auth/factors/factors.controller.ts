import { lineOfText } from '@blue-peony/contracts';
import { Body, Controller, Delete, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { type Caller, CurrentCaller } from '../../shared/limits/caller.ts';
import { AnswerSignIn } from '../devices/answer-sign-in.ts';
import { parse, parseId } from '../protocol/parse.ts';
import { CurrentSession, SessionGuard } from '../sessions/session.guard.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';
import { ManageFactors } from './manage-factors.ts';
import { VerifyFactor } from './verify-factor.ts';

const text = lineOfText(100);
const enrolment = z.object({
  factor_type: z.literal('totp'),
  friendly_name: text.nullish(),
  issuer: text.nullish(),
});
const known = (id: string) => parseId(id, 'mfa_factor_not_found');
const verification = z.object({ challenge_id: z.uuid(), code: z.string().trim().max(10) });

@Controller('auth/v1/factors')
@UseGuards(SessionGuard)
export class FactorsController {
  constructor(
    private readonly factors: ManageFactors,
    private readonly verifying: VerifyFactor,
    private readonly signedIn: AnswerSignIn,
  ) {}

  @Post()
  @HttpCode(200)
  enroll(@CurrentSession() session: OpenSession, @Body() body: unknown) {
    const { friendly_name, issuer } = parse(enrolment, body);
    return this.factors.enroll(session, { friendlyName: friendly_name ?? '', issuer: issuer ?? undefined });
  }

  @Post(':id/challenge')
  @HttpCode(200)
  async challenge(@CurrentSession() { staffId }: OpenSession, @Param('id') id: string) {
    const challenge = await this.factors.challenge(known(id), staffId);
    return { id: challenge.id, type: 'totp', expires_at: Math.floor(challenge.expiresAt.getTime() / 1000) };
  }

  @Post(':id/verify')
  @HttpCode(200)
  async verify(
    @CurrentSession() session: OpenSession,
    @Param('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
  ) {
    const { challenge_id, code } = parse(verification, body);
    const answer = { factorId: known(id), challengeId: challenge_id, code };
    return this.signedIn.answer(await this.verifying.verify(session, answer, caller), caller);
  }

  @Delete(':id')
  async remove(@CurrentSession() session: OpenSession, @Param('id') id: string, @CurrentCaller() caller: Caller) {
    await this.factors.remove(session, known(id), caller);
    return { id };
  }
}
