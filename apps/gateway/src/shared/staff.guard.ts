import { AppError, type StaffIdentity } from '@blue-peony/service-kit';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
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

/** The signed-in staff member of a guarded route. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffIdentity => {
  const { user } = context.switchToHttp().getRequest<{ user?: { identity: StaffIdentity } }>();
  if (!user) throw new AppError('unauthorized');
  return user.identity;
});
