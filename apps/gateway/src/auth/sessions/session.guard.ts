import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { AuthError } from '../protocol/auth-error.ts';
import type { OpenSession } from './sessions.repository.ts';
import type { SignedIn } from './staff.strategy.ts';

/** Guards the routes of the sign-in protocol and refuses with the protocol's errors. */
@Injectable()
export class SessionGuard extends AuthGuard() {
  override handleRequest<User>(error: unknown, user: User | false, _info: unknown, context: ExecutionContext): User {
    if (error) throw error;
    if (user) return user;
    const { headers } = context.switchToHttp().getRequest<{ headers: { authorization?: string } }>();
    throw new AuthError(/^bearer ./i.test(headers.authorization ?? '') ? 'bad_jwt' : 'no_authorization');
  }
}

export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): OpenSession =>
    context.switchToHttp().getRequest<{ user: SignedIn }>().user.session,
);
