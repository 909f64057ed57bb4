import type { Endpoint } from '@blue-peony/contracts';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import { AppError } from './app-error.ts';
import type { KeyRing } from './key-ring.ts';
import { rowOf } from './row-of.ts';

/** Injection token of the keys of the calls that other services may make. */
export const innerKeys = Symbol('keys of calls between services');

const seconds = 60;
const algorithm = 'HS256';
const purposeOf = (service: Endpoint['service']) => `service token for ${service}`;

/** The `Authorization` header of a call to another service: a token for this service alone, which lives for a minute. */
export async function serviceAuthorization(keys: KeyRing, to: Endpoint['service']): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setAudience(to)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(keys.derive(purposeOf(to)));
  return `Bearer ${token}`;
}

/** @throws AppError `unauthorized` when no accepted key signed the token for this service within the last minute */
async function checkServiceToken(keys: KeyRing, service: Endpoint['service'], token: string): Promise<void> {
  for (const key of keys.live(purposeOf(service))) {
    try {
      await jwtVerify(token, key, {
        audience: service,
        algorithms: [algorithm],
        maxTokenAge: seconds,
        clockTolerance: 5,
        requiredClaims: ['exp'],
      });
      return;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  throw new AppError('unauthorized');
}

/** Allows only other services, by their token. */
@Injectable()
export class ServiceGuard implements CanActivate {
  constructor(@Inject(innerKeys) private readonly keys: KeyRing) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const row = rowOf(request);
    if (!token || !row) throw new AppError('unauthorized');
    await checkServiceToken(this.keys, row.service, token);
    return true;
  }
}
