import { may } from '@blue-peony/contracts';
import { AppError, rowOf, type StaffIdentity } from '@blue-peony/service-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { DeskSettings } from '../desk-settings.repository.ts';
import { isPresent } from './presence.ts';
import type { Refusal } from './refusal.ts';

const refused = (error: unknown) => (error as Partial<Refusal> | null)?.refusesCredentials === true;

/** Admits signed-in staff; others get 401 `unauthorized`. */
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

/**
 * The signed-in staff member. `secondFactor`: whether one is set up; `presentAt`: when a factor was last shown, in Unix
 * seconds; `photoEpoch`: number of password changes.
 */
export type CurrentIdentity = {
  identity: StaffIdentity;
  sessionId: string;
  secondFactor: boolean;
  presentAt: number;
  photoEpoch: number;
};

/** Runs after {@link StaffGuard}: admits staff members whose role has the right that the row requires. */
@Injectable()
export class RightGuard implements CanActivate {
  constructor(private readonly settings: DeskSettings) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: CurrentIdentity }>();
    const row = rowOf(request);
    if (!row?.right) throw new Error('This route names no right');
    if (!request.user) throw new AppError('unauthorized');
    const { identity, secondFactor, presentAt } = request.user;
    if (await this.settings.needsSecondFactor({ aal: identity.aal, secondFactor }))
      throw new AppError('insufficient_aal');
    if (!may(identity.role, row.right)) throw new AppError('forbidden');
    if (row.presence && !isPresent(presentAt)) throw new AppError('reauthentication_needed');
    return true;
  }
}
