import { Inject, Injectable } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { z } from 'zod';
import type { GatewayConfig } from '../../config.ts';
import { DeskSettings } from '../../shared/desk-settings.repository.ts';
import { SigningKeys } from '../../shared/keys/signing-keys.ts';
import type { OpenedSession } from './begin-session.ts';
import { describeUser } from './user.ts';

export const staffAudience = 'authenticated';
const accessTokenSeconds = 3600;

export const issuerOf = ({ publicUrl }: GatewayConfig) => `${publicUrl}/auth/v1`;

/** The claims of an access token that this service uses. */
export const accessClaims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  amr: z.array(z.object({ timestamp: z.number() })),
});

export type SessionAnswer = Awaited<ReturnType<AccessTokens['answer']>>;

/** Issues access tokens (JWT, ES256) for sessions. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    private readonly settings: DeskSettings,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  /** The response that the session library stores after a sign-in, a refresh or a second factor. */
  async answer({ session, token }: OpenedSession) {
    const user = describeUser(session.staff, await this.settings.secondFactorRequired());
    const { email, phone, app_metadata, user_metadata, role, is_anonymous } = user;
    const issuedAt = Math.floor(Date.now() / 1000);
    const { aal, amr, id: session_id } = session;
    const access_token = await this.keys.sign(
      { sub: user.id, email, phone, app_metadata, user_metadata, role, aal, amr, session_id, is_anonymous },
      { issuer: issuerOf(this.config), audience: staffAudience, issuedAt, seconds: accessTokenSeconds },
    );
    return {
      access_token,
      token_type: 'bearer' as const,
      expires_in: accessTokenSeconds,
      expires_at: issuedAt + accessTokenSeconds,
      refresh_token: token,
      user,
    };
  }
}
