import { AppError, rowOf, serviceConfig, type StaffIdentity } from '@blue-peony/service-kit';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { Admission } from './admission.ts';
import { LiveSessions } from '../auth/sessions/live-sessions.repository.ts';
import { lower } from './open-streams.ts';
import { openPhotoLink } from './photo-links.ts';
import { RefusedLinks } from './refused-links.ts';

type PhotoRequest = FastifyRequest<{ Params: { path: string } }> & { staff?: StaffIdentity };

/**
 * Admits the holder of a signed photo link. The browser opens the link without other headers, so the link is the
 * credential. Session and right are checked at each opening, which does not count as a use of the session.
 */
@Injectable()
export class PhotoLinkGuard implements CanActivate {
  constructor(
    private readonly sessions: LiveSessions,
    private readonly admission: Admission,
    private readonly refused: RefusedLinks,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PhotoRequest>();
    const person = await this.holderOf(request).catch(async (error: unknown) => {
      if (error instanceof AppError) await this.refused.count(request.id);
      throw error;
    });
    request.staff = person.identity;
    await this.admission.admit(person, rowOf(request)!, context.switchToHttp().getResponse<FastifyReply>());
    return true;
  }

  /** @throws AppError link_expired */
  private async holderOf({ params, query }: PhotoRequest) {
    const link = openPhotoLink(this.config.photoLinkKeys, params.path, query, Math.floor(Date.now() / 1000));
    const holder = (await this.sessions.holders([link.sid])).get(link.sid);
    if (holder?.staff !== link.staff || holder.photoEpoch !== Number(link.epoch ?? 0))
      throw new AppError('link_expired');
    const { role, secondFactor } = holder;
    const aal = secondFactor ? lower(link.aal, holder.aal) : 'aal1';
    return { identity: { sub: link.staff, role, aal, sid: link.sid }, secondFactor };
  }
}
