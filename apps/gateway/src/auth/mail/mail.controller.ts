import { confirmTypes } from '@blue-peony/contracts';
import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GatewayConfig } from '../../config.ts';
import { type Caller, CurrentCaller } from '../../shared/limits/caller.ts';
import { AccessTokens } from '../sessions/access-tokens.ts';
import { MailLimits } from './mail-limits.ts';
import { MailRequests } from './mail-requests.ts';
import { allowedRedirect, redirectWithError, redirectWithFragment } from './mail-redirect.ts';
import type { OpenedSession } from '../sessions/begin-session.ts';
import { parse } from '../protocol/parse.ts';
import { challengeSchema, toChallenge } from '../codes/challenge.ts';
import { VerifyCode } from '../codes/verify-code.ts';

const address = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[^@\p{Cc}]+@[^@\p{Cc}]+$/u)
  .max(254);
const recovery = challengeSchema.extend({ email: address });
const resend = challengeSchema.extend({ email: address, type: z.enum(['signup', 'email_change']) });
// The library's documentation also uses the old name.
const type = z.preprocess((name) => (name === 'email_change' ? 'email' : name), z.enum(confirmTypes));
const byLink = z.object({ type, token_hash: z.string().min(1).max(200) });
const byTypedCode = z.object({ type, email: address, token: z.string().min(1).max(40) });
const opened = z.object({ type, token: z.string().min(1).max(200), redirect_to: z.string().max(2_000).optional() });

/** The library's own service sends this text when one of the two mailboxes has confirmed a change of address. */
const otherMailbox = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Calls that request a mail, and calls that a mailed link or code leads to. */
@Controller('auth/v1')
@ApiTags('Sign-in')
export class MailController {
  constructor(
    private readonly requests: MailRequests,
    private readonly limits: MailLimits,
    private readonly verifyCode: VerifyCode,
    private readonly accessTokens: AccessTokens,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  @Post('recover')
  @HttpCode(200)
  async recover(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { email, ...challenge } = parse(recovery, body);
    const { known: knownDevice } = await this.limits.count(email, caller);
    const request = { kind: 'recovery', email, knownDevice, challenge: toChallenge(challenge) } as const;
    await this.requests.add({ ...request, correlationId: caller.requestId });
    return {};
  }

  @Post('resend')
  @HttpCode(200)
  async resend(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { email, type: wanted, ...challenge } = parse(resend, body);
    const { known: knownDevice } = await this.limits.count(email, caller);
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
    return opened ? this.accessTokens.answer(opened, caller) : { msg: otherMailbox, code: '200' };
  }

  /**
   * For links that open this server directly. Our mails contain none, because mail scanners open links and would use
   * them up.
   */
  @Get('verify')
  async open(
    @Query() query: Record<string, unknown>,
    @CurrentCaller() caller: Caller,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const to = allowedRedirect(this.config.publicUrl, query['redirect_to']);
    reply.header('referrer-policy', 'no-referrer');
    if (method === 'HEAD') return reply.code(204).send();
    try {
      const { type: wanted, token } = parse(opened, { ...query, token: query['token'] ?? query['token_hash'] });
      const outcome = await this.verifyCode.byRedirect(wanted, token);
      if (!outcome) to.hash = new URLSearchParams({ message: otherMailbox }).toString();
      else if ('code' in outcome) to.searchParams.set('code', outcome.code);
      else redirectWithFragment(to, wanted, await this.accessTokens.answer(outcome, caller));
    } catch (error) {
      redirectWithError(to, error);
    }
    return reply.redirect(to.href, 303);
  }
}
