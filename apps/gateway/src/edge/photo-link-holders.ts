import { AppError, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../config.ts';
import { holdersOf } from '../auth/sessions/live-sessions.repository.ts';
import { lower } from './open-streams.ts';
import { openPhotoLink } from './photo-links.ts';
import { RefusedLinks } from './refused-links.ts';

/**
 * Finds the holder of a signed photo link. The browser opens the link without other headers, so the link is the
 * credential. Session and right are checked at each opening, which does not count as a use of the session.
 */
@Injectable()
export class PhotoLinkHolders {
  constructor(
    private readonly database: DataSource,
    private readonly refused: RefusedLinks,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  /** @throws AppError `link_expired` */
  async holderOf({ id, params, query }: FastifyRequest) {
    return this.find((params as { path: string }).path, query).catch(async (error: unknown) => {
      if (error instanceof AppError) await this.refused.count(id);
      throw error;
    });
  }

  private async find(path: string, query: unknown) {
    const link = openPhotoLink(this.config.photoLinkKeys, path, query, Math.floor(Date.now() / 1000));
    const holder = (await holdersOf(this.database, [link.sid])).get(link.sid);
    if (holder?.staff !== link.staff || holder.photoEpoch !== Number(link.epoch ?? 0))
      throw new AppError('link_expired');
    const { role, secondFactor } = holder;
    const aal = secondFactor ? lower(link.aal, holder.aal) : 'aal1';
    return { identity: { sub: link.staff, role, aal, sid: link.sid }, secondFactor };
  }
}
