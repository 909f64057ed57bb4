import { staffRoles } from '@blue-peony/contracts';
import { type CanActivate, type ExecutionContext, Inject, Injectable, createParamDecorator } from '@nestjs/common';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { AppError } from './app-error.ts';

/**
 * The staff member as verified by the gateway: claims of an inner call's bearer token, which lives at most a minute.
 */
const staffIdentitySchema = z.object({
  sub: z.uuid(),
  role: z.enum(staffRoles),
  aal: z.enum(['aal1', 'aal2']),
  /** Session id. */
  sid: z.uuid(),
});

export type StaffIdentity = z.infer<typeof staffIdentitySchema>;

export const identityIssuer = 'blue-peony-gateway';
export const identityAudience = 'blue-peony-services';
export const identitySeconds = 60;

/** Injection token of the gateway's public keys. */
export const identityKeys = Symbol('keys of the gateway');

/**
 * The gateway's public keys, fetched on first use and cached for ten minutes. An unknown key id fetches them again, at
 * most once a second: only the gateway sends tokens, and after an emergency rotation a new key signs at once.
 */
export function gatewayKeys(jwksUrl: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(jwksUrl), {
    // A crowded gateway may need seconds, and the first call of staff waits for them.
    timeoutDuration: 10_000,
    cacheMaxAge: 600_000,
    cooldownDuration: 1_000,
  });
}

type Bearing = { headers: { authorization?: string }; staff?: StaffIdentity };

/** Allows only staff calls from the gateway. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(@Inject(identityKeys) private readonly keys: JWTVerifyGetKey) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Bearing>();
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new AppError('unauthorized');
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        issuer: identityIssuer,
        audience: identityAudience,
        algorithms: ['ES256'],
        clockTolerance: 5,
        requiredClaims: ['exp'],
      });
      request.staff = staffIdentitySchema.parse(payload);
    } catch (cause) {
      throw new AppError(refusesToken(cause) ? 'unauthorized' : 'unavailable', { cause });
    }
    return true;
  }
}

const keysAreAway = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

/** Failing to fetch keys does not make a token invalid: the answer must be 503, not a prompt to sign in again. */
const refusesToken = (error: unknown) =>
  error instanceof z.ZodError || (error instanceof errors.JOSEError && !keysAreAway.includes(error.code));

/** The verified staff member of a guarded route. */
export const Staff = createParamDecorator((_: unknown, context: ExecutionContext): StaffIdentity => {
  const { staff } = context.switchToHttp().getRequest<Bearing>();
  if (!staff) throw new AppError('unauthorized');
  return staff;
});
