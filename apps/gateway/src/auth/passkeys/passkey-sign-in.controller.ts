import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../shared/limits/caller.ts';
import { type Limiter, RateLimits } from '../../shared/limits/rate-limits.ts';
import { parse } from '../protocol/parse.ts';
import { AnswerSignIn } from '../devices/answer-sign-in.ts';
import { assertionSchema } from './credentials.ts';
import { SignInWithPasskey } from './sign-in-with-passkey.ts';

@Controller('auth/v1/passkeys/authentication')
export class PasskeySignInController {
  private readonly perAddress: Limiter;

  constructor(
    private readonly signingIn: SignInWithPasskey,
    private readonly signedIn: AnswerSignIn,
    limits: RateLimits,
  ) {
    // A limit is needed because each call stores a row; it is generous because a whole office may share one address.
    this.perAddress = limits.limiter({ name: 'passkey', points: 100, seconds: 900 });
  }

  @Post('options')
  @HttpCode(200)
  async begin(@CurrentCaller() { address }: Caller) {
    await this.perAddress.take(address);
    return this.signingIn.begin();
  }

  @Post('verify')
  @HttpCode(200)
  async finish(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    return this.signedIn.answer(await this.signingIn.finish(parse(assertionSchema, body)), caller);
  }
}
