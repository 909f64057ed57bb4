import type { DeskApplication, signedUrlSchema } from '@blue-peony/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, serviceConfig } from '@blue-peony/service-kit';
import type { z } from 'zod';
import type { GatewayConfig } from '../config.ts';
import { DeskSettings } from '../shared/desk-settings.repository.ts';
import type { CurrentIdentity } from '../shared/identity/staff.guard.ts';
import { signPhotoLink } from '../shared/identity/photo-links.ts';

type Photos = { signedUrls: z.infer<typeof signedUrlSchema>[] } | { photos_locked: true };

@Injectable()
export class PhotoAccess {
  constructor(
    private readonly settings: DeskSettings,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  /** @throws AppError second_factor_required where a second factor is missing for photos */
  async requireOpen({ identity, secondFactor }: CurrentIdentity): Promise<void> {
    if (await this.settings.locksPhotos({ aal: identity.aal, secondFactor }))
      throw new AppError('second_factor_required');
  }

  /** Adds links to an application's photos, or says that a second factor is missing for them. */
  async for({ identity, sessionId, secondFactor }: CurrentIdentity) {
    const holder = { staff: identity.sub, sid: sessionId, aal: identity.aal };
    const locked = await this.settings.locksPhotos({ aal: identity.aal, secondFactor });
    const now = Math.floor(Date.now() / 1000);
    const sign = (path: string) => signPhotoLink(this.config.linkSigningKey, path, holder, now);
    return <T extends Pick<DeskApplication, 'file_urls'>>(application: T): T & Photos => ({
      ...application,
      ...(locked ? { photos_locked: true } : { signedUrls: application.file_urls.map(sign) }),
    });
  }
}
