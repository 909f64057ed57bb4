import { agency } from '@blue-peony/agency';
import { type ConfirmType, confirmTypes } from '@blue-peony/contracts';
import { html, pageHeaders, plainPage, serviceConfig, TakesForm } from '@blue-peony/service-kit';
import { Body, Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GatewayConfig } from '../../config.ts';
import { type Caller, CurrentCaller } from '../../shared/limits/caller.ts';
import { VerifyCode } from './verify-code.ts';
import { parse } from '../protocol/parse.ts';
import { AnswerSignIn } from '../devices/answer-sign-in.ts';
import { allowedRedirect, redirectWithError, redirectWithFragment } from './mail-redirect.ts';

// The library's documentation also uses the old name.
export const confirmType = z.preprocess((name) => (name === 'email_change' ? 'email' : name), z.enum(confirmTypes));
const opened = z.object({ type: confirmType, token: z.string().min(1).max(200) });

type Query = Record<string, unknown>;

/** The library's own service sends this text when one of the two mailboxes has confirmed a change of address. */
export const otherMailbox = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const actions: Record<ConfirmType, string> = {
  recovery: 'Continue to a new password',
  invite: 'Accept the invitation',
  email: 'Confirm the address',
};

/**
 * For links that open this server directly. Our mails contain none, because mail scanners open links and would use them
 * up. In a browser nothing happens before a click.
 */
@Controller('auth/v1/verify')
export class OpenLinkController {
  constructor(
    private readonly verifyCode: VerifyCode,
    private readonly signedIn: AnswerSignIn,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  @Get()
  async open(
    @Query() query: Query,
    @CurrentCaller() caller: Caller,
    @Req() { method, headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    if (method === 'HEAD') return reply.code(204).send();
    const navigates = headers['sec-fetch-mode'] === 'navigate' || headers.accept?.includes('text/html');
    return navigates ? askForClick(query, reply) : this.confirm(query, caller, reply);
  }

  /** The click on the page. A form of another site gets the page instead, so that it signs nobody in. */
  @Post('click')
  @TakesForm()
  async click(
    @Body() body: Buffer | undefined,
    @CurrentCaller() caller: Caller,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const query = Object.fromEntries(new URLSearchParams(body?.toString('utf8')));
    const isOurs = [undefined, 'same-origin'].includes(headers['sec-fetch-site']);
    return isOurs ? this.confirm(query, caller, reply) : askForClick(query, reply);
  }

  private async confirm(query: Query, caller: Caller, reply: FastifyReply) {
    const to = allowedRedirect(this.config.publicUrl, query['redirect_to']);
    reply.header('referrer-policy', 'no-referrer');
    try {
      const { type, token } = parse(opened, { ...query, token: query['token'] ?? query['token_hash'] });
      const outcome = await this.verifyCode.byRedirect(type, token);
      if (!outcome) to.hash = new URLSearchParams({ message: otherMailbox }).toString();
      else if ('code' in outcome) to.searchParams.set('code', outcome.code);
      else redirectWithFragment(to, type, await this.signedIn.answer(outcome, caller));
    } catch (error) {
      redirectWithError(to, error);
    }
    return reply.redirect(to.href, 303);
  }
}

function askForClick(query: Query, reply: FastifyReply) {
  const type = confirmType.safeParse(query['type']).data;
  const fields = ['type', 'token', 'token_hash', 'redirect_to']
    .filter((name) => typeof query[name] === 'string')
    .map((name) => html`<input type="hidden" name="${name}" value="${query[name] as string}" />`);
  const body = html`
    <h1>One more step</h1>
    <p>Choose the button to go on. If you did not expect this page, close it: nothing has changed.</p>
    <form method="post" action="/auth/v1/verify/click">
      ${fields}
      <button class="main">${type ? actions[type] : 'Continue'}</button>
    </form>
  `;
  const page = plainPage({ brand: agency.name, lang: 'en', title: 'One more step', body });
  return reply.code(200).headers(pageHeaders()).send(page);
}
