import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AuthError } from '../protocol/auth-error.ts';
import type { OpenSession } from './sessions.repository.ts';
import { type SignedIn, StaffStrategy } from './staff.strategy.ts';

/** Guards the routes of the sign-in protocol and refuses with the protocol's errors. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly strategy: StaffStrategy) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & { user?: SignedIn }>();
    const user = await this.strategy.signedIn(request, http.getResponse());
    if (!user)
      throw new AuthError(/^bearer ./i.test(request.headers.authorization ?? '') ? 'bad_jwt' : 'no_authorization');
    request.user = user;
    return true;
  }
}

export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): OpenSession =>
    context.switchToHttp().getRequest<{ user: SignedIn }>().user.session,
);
