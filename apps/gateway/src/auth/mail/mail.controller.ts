import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { type Caller, CurrentCaller } from '../../shared/limits/caller.ts';
import { AnswerSignIn } from '../devices/answer-sign-in.ts';
import { CodeLimits } from '../codes/code-limits.ts';
import { MailRequests } from './mail-requests.ts';
import { confirmType as type, otherMailbox } from './open-link.controller.ts';
import type { OpenedSession } from '../sessions/begin-session.ts';
import { parse } from '../protocol/parse.ts';
import { challengeSchema, toChallenge } from '../codes/challenge.ts';
import { VerifyCode } from './verify-code.ts';

const address = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[^@\p{Cc}]+@[^@\p{Cc}]+$/u)
  .max(254);
const recovery = challengeSchema.extend({ email: address });
const resend = challengeSchema.extend({ email: address, type: z.enum(['signup', 'email_change']) });
const byLink = z.object({ type, token_hash: z.string().min(1).max(200) });
const byTypedCode = z.object({ type, email: address, token: z.string().min(1).max(40) });

/** Calls that request a mail, and calls that a mailed link or code leads to. */
@Controller('auth/v1')
export class MailController {
  constructor(
    private readonly requests: MailRequests,
    private readonly limits: CodeLimits,
    private readonly verifyCode: VerifyCode,
    private readonly signedIn: AnswerSignIn,
  ) {}

  @Post('recover')
  @HttpCode(200)
  async recover(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { email, ...challenge } = parse(recovery, body);
    const { known: knownDevice } = await this.limits.countMail(email, caller);
    const request = { kind: 'recovery', email, knownDevice, challenge: toChallenge(challenge) } as const;
    await this.requests.add({ ...request, correlationId: caller.requestId });
    return {};
  }

  @Post('resend')
  @HttpCode(200)
  async resend(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { email, type: wanted, ...challenge } = parse(resend, body);
    const { known: knownDevice } = await this.limits.countMail(email, caller);
    const request = { kind: wanted === 'signup' ? 'invite' : 'email', email, knownDevice } as const;
    await this.requests.add({ ...request, challenge: toChallenge(challenge), correlationId: caller.requestId });
    return {};
  }

  @Post('verify')
  @HttpCode(200)
  async verify(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const link = byLink.safeParse(body);
    if (link.success) return this.answer(await this.verifyCode.byLink(link.data.type, link.data.token_hash), caller);
    const { token: typed, ...rest } = parse(byTypedCode, body);
    const opened = await this.verifyCode.byTypedCode({ ...rest, typed, caller });
    return this.answer(opened, caller);
  }

  private answer(opened: OpenedSession | undefined, caller: Caller) {
    return opened ? this.signedIn.answer(opened, caller) : { msg: otherMailbox, code: '200' };
  }
}
