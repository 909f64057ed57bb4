import { AppError, type StaffIdentity } from '@blue-peony/service-kit';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';

/** A refusal by the strategy, as opposed to a failure of the machinery behind it. */
export interface Refusal {
  readonly refusesCredentials: true;
}

const refused = (error: unknown) => (error as Partial<Refusal> | null)?.refusesCredentials === true;

/** Lets signed-in staff through; everybody else gets 401 `unauthorized`. */
@Injectable()
export class StaffGuard extends AuthGuard() {
  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error && !refused(error)) throw error;
    if (error || !user) throw new AppError('unauthorized', { cause: error });
    return user;
  }
}

/** What the strategy says of whoever is signed in; `secondFactor`: whether she has one set up. */
export type CurrentIdentity = { identity: StaffIdentity; secondFactor: boolean };

/** Lets owners through, after {@link StaffGuard}; one who has a second factor must have used it. */
@Injectable()
export class OwnerGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { identity, secondFactor } = signedIn(context);
    if (identity.role !== 'owner') throw new AppError('forbidden');
    if (secondFactor && identity.aal === 'aal1') throw new AppError('second_factor_required');
    return true;
  }
}

function signedIn(context: ExecutionContext): CurrentIdentity {
  const { user } = context.switchToHttp().getRequest<{ user?: CurrentIdentity }>();
  if (!user) throw new AppError('unauthorized');
  return user;
}

/** The signed-in staff member of a guarded route. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext) => signedIn(context).identity);

/** The same, with what is known of her second factor. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => signedIn(context));
