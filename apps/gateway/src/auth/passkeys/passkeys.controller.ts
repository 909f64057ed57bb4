import { lineOfText } from '@blue-peony/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { type Caller, CurrentCaller } from '../../shared/limits/caller.ts';
import { requirePresence, requireSecondFactor } from '../sessions/allow-factor-change.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { parse } from '../protocol/parse.ts';
import { CurrentSession, SessionGuard } from '../sessions/session.guard.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';
import { newCredentialSchema } from './credentials.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { describePasskey, RegisterPasskey } from './register-passkey.ts';
import { RemovePasskey } from './remove-passkey.ts';

const naming = z.object({ friendly_name: lineOfText(120).min(1) });

/** The passkeys of the signed-in staff member. */
@Controller('auth/v1/passkeys')
@UseGuards(SessionGuard)
export class PasskeysController {
  constructor(
    private readonly registering: RegisterPasskey,
    private readonly removing: RemovePasskey,
    private readonly passkeys: PasskeysRepository,
  ) {}

  @Get()
  async list(@CurrentSession() { staffId }: OpenSession) {
    return (await this.passkeys.list(staffId)).map(describePasskey);
  }

  @Post('registration/options')
  @HttpCode(200)
  begin(@CurrentSession() session: OpenSession) {
    return this.registering.begin(session);
  }

  @Post('registration/verify')
  @HttpCode(200)
  async finish(@CurrentSession() session: OpenSession, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { id, friendly_name, created_at } = describePasskey(
      await this.registering.finish(session, parse(newCredentialSchema, body), caller),
    );
    return { id, friendly_name, created_at };
  }

  @Patch(':id')
  async rename(@CurrentSession() session: OpenSession, @Param('id') id: string, @Body() body: unknown) {
    const { friendly_name } = parse(naming, body);
    const passkey = await this.passkeys.find(known(id), session.staffId);
    // A passkey without a use is new: the session that created it, still at one factor, may name it.
    if (passkey.lastUsedAt) requireSecondFactor(session);
    else if (session.aal === 'aal1') requirePresence(session);
    return describePasskey(await this.passkeys.rename(passkey, friendly_name));
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@CurrentSession() session: OpenSession, @Param('id') id: string, @CurrentCaller() caller: Caller) {
    await this.removing.remove(session, known(id), caller);
  }
}

/** @throws AuthError `webauthn_credential_not_found` when the text is no valid id */
function known(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new AuthError('webauthn_credential_not_found');
  return id;
}
