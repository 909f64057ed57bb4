import { AppError, rowOf, type StaffIdentity } from '@blue-peony/service-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthError } from '../auth/protocol/auth-error.ts';
import { isPresent } from '../shared/identity/presence.ts';
import { type SignedIn, StaffStrategy } from '../auth/sessions/staff.strategy.ts';
import { RateLimits } from '../shared/limits/rate-limits.ts';
import { Admission } from './admission.ts';
import { PhotoLinkHolders } from './photo-link-holders.ts';
import { rowLimits } from './row-limits.ts';

/** A request after its guard: `staff` has a right to the row, `user` a session at the desk. */
export type RowRequest = FastifyRequest & { staff?: StaffIdentity; user?: SignedIn };

/** Admits a call to its row: counts it against the row's limit, and checks who calls. */
@Injectable()
export class RowGuard implements CanActivate {
  private readonly count: ReturnType<typeof rowLimits>;

  constructor(
    private readonly strategy: StaffStrategy,
    private readonly links: PhotoLinkHolders,
    private readonly admission: Admission,
    limits: RateLimits,
  ) {
    this.count = rowLimits(limits);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    await this.admit(http.getRequest(), http.getResponse());
    return true;
  }

  /** @throws AppError `unauthorized`, `insufficient_aal`, `forbidden`, `reauthentication_needed`, `link_expired`; TooManyRequests */
  async admit(request: RowRequest, reply: FastifyReply): Promise<void> {
    const row = rowOf(request)!;
    await this.count(row, request, reply);
    if (row.who === 'staff') {
      const user = await this.signedIn(request, reply);
      request.user = user;
      request.staff = user.identity;
      await this.admission.admit(user, row, reply);
      if (row.presence && !isPresent(user.presentAt)) throw new AppError('reauthentication_needed');
    } else if (row.who === 'photo-link') {
      const holder = await this.links.holderOf(request);
      request.staff = holder.identity;
      await this.admission.admit(holder, row, reply);
    }
    // The service that stores the application or order checks the secret of an applicant or buyer.
  }

  private async signedIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
    const user = await this.strategy.signedIn(request, reply).catch((cause: unknown) => {
      throw cause instanceof AuthError ? new AppError('unauthorized') : cause;
    });
    if (!user) throw new AppError('unauthorized');
    return user;
  }
}
