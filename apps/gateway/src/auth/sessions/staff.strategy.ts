import { unattendedHeader } from '@blue-peony/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { serviceConfig, type StaffIdentity } from '@blue-peony/service-kit';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeProtectedHeader } from 'jose';
import passport from 'passport';
import type { z } from 'zod';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { GatewayConfig } from '../../config.ts';
import { signingAlgorithm, SigningKeys } from '../../shared/keys/signing-keys.ts';
import { latestProof } from '../../shared/identity/presence.ts';
import { hasSecondFactor } from '../../shared/identity/second-factor.ts';
import { accessClaims, issuerOf, staffAudience } from './access-tokens.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { SessionEntity } from './session.entity.ts';
import { SessionsRepository } from './sessions.repository.ts';

/**
 * The signed-in staff member. `secondFactor`: whether one is set up; `presentAt`: when a factor was last shown, in Unix
 * seconds; `photoEpoch`: number of password changes.
 */
export type CurrentIdentity = {
  identity: StaffIdentity;
  secondFactor: boolean;
  presentAt: number;
  photoEpoch: number;
};

/** Content of `request.user` on a guarded route. */
export type SignedIn = CurrentIdentity & { session: SessionEntity };

/**
 * Accepts an access token of this service if its session is valid and its holder is not banned. Queries the database
 * for each call.
 */
@Injectable()
export class StaffStrategy extends PassportStrategy(Strategy, 'staff') {
  constructor(
    @Inject(serviceConfig) config: GatewayConfig,
    keys: SigningKeys,
    private readonly sessions: SessionsRepository,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      issuer: issuerOf(config),
      audience: staffAudience,
      algorithms: [signingAlgorithm],
      secretOrKeyProvider: (_request, token, done) => {
        keyOf(keys, token as string).then(
          (key) => done(null, key),
          (error: unknown) => done(error as Error),
        );
      },
    });
  }

  /** @returns undefined without a valid token. @throws AuthError when its session has ended or its holder is banned */
  async signedIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | undefined> {
    // Passport makes such an object of each call from the strategy of a name. Names are those of the whole process, which
    // may run another gateway, so this gateway's strategy is given itself.
    const strategy = Object.create(this) as this;
    const user = await new Promise<SignedIn | undefined>((resolve, reject) => {
      const done = (error: unknown, found: SignedIn | false | null) =>
        error ? reject(error) : resolve(found || undefined);
      passport.authenticate(strategy, { session: false }, done)(request, reply, reject);
    });
    if (user && !request.headers[unattendedHeader]) await this.sessions.touch(user.session);
    return user;
  }

  async validate(payload: unknown): Promise<SignedIn> {
    const claims = accessClaims.safeParse(payload);
    if (!claims.success) throw new AuthError('bad_jwt');
    const found = await this.sessions.find(claims.data.session_id);
    if (!found?.live || found.session.staffId !== claims.data.sub) throw new AuthError('session_not_found');
    const session = asTokenSays(found.session, claims.data);
    if (session.staff.bannedAt) throw new AuthError('user_banned');
    const { staffId: sub, staff, aal } = session;
    return {
      identity: { sub, role: staff.role, aal, sid: session.id },
      secondFactor: hasSecondFactor(staff),
      photoEpoch: staff.photoEpoch,
      presentAt: latestProof(session.amr),
      session,
    };
  }
}

/**
 * Reduces a session to what it was when the token was made: a factor shown later counts only in later tokens, so that
 * the thief of an earlier token does not profit from it.
 */
function asTokenSays(session: SessionEntity, { aal, amr }: z.output<typeof accessClaims>): SessionEntity {
  const latest = latestProof(amr);
  session.amr = session.amr.filter(({ timestamp }) => timestamp <= latest);
  if (aal === 'aal1') session.aal = 'aal1';
  return session;
}

/** The public key whose id the token names. A token that brings its own key, or the address of one, is refused. */
async function keyOf(keys: SigningKeys, token: string): Promise<string> {
  const { kid, jwk, jku, x5c, x5u } = decodeProtectedHeader(token);
  const key = kid && !jwk && !jku && !x5c && !x5u && (await keys.publicKey(kid));
  if (!key) throw new AuthError('bad_jwt');
  return key;
}
