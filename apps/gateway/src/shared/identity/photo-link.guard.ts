import { AppError, serviceConfig, type StaffIdentity } from '@blue-peony/service-kit';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../../config.ts';
import { DeskSettings } from '../desk-settings.repository.ts';
import { EndedSessions } from './ended-sessions.ts';
import { openPhotoLink } from './photo-links.ts';
import { RefusedLinks } from './refused-links.ts';
import { StaffDirectory } from './staff-directory.ts';
import { hasSecondFactor } from './second-factor.ts';

type PhotoRequest = FastifyRequest<{ Params: { path: string } }> & { staff?: StaffIdentity };

/**
 * Admits the holder of a signed photo link. The browser opens the link without other headers, so the link is the
 * credential.
 */
@Injectable()
export class PhotoLinkGuard implements CanActivate {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly settings: DeskSettings,
    private readonly ended: EndedSessions,
    private readonly refused: RefusedLinks,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PhotoRequest>();
    try {
      request.staff = await this.holderOf(request);
    } catch (error) {
      if (error instanceof AppError) await this.refused.count(request.id);
      throw error;
    }
    return true;
  }

  /** @throws AppError link_expired, insufficient_aal */
  private async holderOf(request: PhotoRequest): Promise<StaffIdentity> {
    const now = Math.floor(Date.now() / 1000);
    const holder = openPhotoLink(this.config.photoLinkKeys, request.params.path, request.query, now);
    const staff = await this.directory.findActive(holder.staff);
    if (!staff || staff.photoEpoch !== Number(holder.epoch ?? 0) || (await this.ended.among([holder.sid])).size > 0)
      throw new AppError('link_expired');
    // Checked at each opening, because the requirements may have changed since the link was made.
    const secondFactor = hasSecondFactor(staff);
    const aal = secondFactor ? holder.aal : 'aal1';
    if (await this.settings.needsSecondFactor({ aal, secondFactor })) throw new AppError('insufficient_aal');
    return { sub: staff.id, role: staff.role, aal, sid: holder.sid };
  }
}
