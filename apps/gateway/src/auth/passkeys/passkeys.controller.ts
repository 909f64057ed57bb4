import { lineOfText } from '@blue-peony/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { type Caller, CurrentCaller } from '../../shared/limits/caller.ts';
import { parse, parseId } from '../protocol/parse.ts';
import { CurrentSession, SessionGuard } from '../sessions/session.guard.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';
import { newCredentialSchema } from './credentials.ts';
import { ManagePasskeys } from './manage-passkeys.ts';

const known = (id: string) => parseId(id, 'webauthn_credential_not_found');
const naming = z.object({ friendly_name: lineOfText(120).min(1) });

@Controller('auth/v1/passkeys')
@UseGuards(SessionGuard)
export class PasskeysController {
  constructor(private readonly passkeys: ManagePasskeys) {}

  @Get()
  list(@CurrentSession() { staffId }: OpenSession) {
    return this.passkeys.list(staffId);
  }

  @Post('registration/options')
  @HttpCode(200)
  begin(@CurrentSession() session: OpenSession) {
    return this.passkeys.begin(session);
  }

  @Post('registration/verify')
  @HttpCode(200)
  finish(@CurrentSession() session: OpenSession, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    return this.passkeys.finish(session, parse(newCredentialSchema, body), caller);
  }

  @Patch(':id')
  async rename(@CurrentSession() session: OpenSession, @Param('id') id: string, @Body() body: unknown) {
    const { friendly_name } = parse(naming, body);
    return this.passkeys.rename(session, known(id), friendly_name);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@CurrentSession() session: OpenSession, @Param('id') id: string, @CurrentCaller() caller: Caller) {
    await this.passkeys.remove(session, known(id), caller);
  }
}
