import { AppError, rowOf, type StaffIdentity } from '@blue-peony/service-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admission } from './admission.ts';
import { isPresent } from '../shared/identity/presence.ts';
import type { Refusal } from '../shared/identity/refusal.ts';

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
  identity: StaffIdentity & { sid: string };
  sessionId: string;
  secondFactor: boolean;
  presentAt: number;
  photoEpoch: number;
};

/** Runs after {@link StaffGuard}: admits staff members whose role has the right that the row requires. */
@Injectable()
export class RightGuard implements CanActivate {
  constructor(private readonly admission: Admission) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: CurrentIdentity }>();
    const row = rowOf(request);
    if (!request.user) throw new AppError('unauthorized');
    await this.admission.admit(request.user, row!, context.switchToHttp().getResponse<FastifyReply>());
    if (row!.presence && !isPresent(request.user.presentAt)) throw new AppError('reauthentication_needed');
    return true;
  }
}
