import { AppError, type StaffIdentity } from '@blue-peony/service-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Refusal } from './refusal.ts';

const refused = (error: unknown) => (error as Partial<Refusal> | null)?.refusesCredentials === true;

/** Lets signed-in staff through; everybody else gets 401 `unauthorized`. */
@Injectable()
export class StaffGuard extends AuthGuard() {
  override handleRequest<User>(error: unknown, user: User | false, _info: unknown, context: ExecutionContext): User {
    if (error && !refused(error)) throw error;
    if (error || !user) throw new AppError('unauthorized', { cause: error });
    const request = context.switchToHttp().getRequest<{ staff?: StaffIdentity }>();
    request.staff = (user as User & CurrentIdentity).identity;
    return user;
  }
}

/** What the strategy says of whoever is signed in; `secondFactor`: whether she has one set up. */
export type CurrentIdentity = { identity: StaffIdentity; sessionId: string; secondFactor: boolean };

/** Lets owners through, after {@link StaffGuard}; one who has a second factor must have used it. */
@Injectable()
export class OwnerGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<{ user?: CurrentIdentity }>();
    if (!user) throw new AppError('unauthorized');
    const { identity, secondFactor } = user;
    if (identity.role !== 'owner') throw new AppError('forbidden');
    if (secondFactor && identity.aal === 'aal1') throw new AppError('second_factor_required');
    return true;
  }
}
