import type { DeskApplication, signedUrlSchema } from '@blue-peony/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import type { z } from 'zod';
import type { GatewayConfig } from '../config.ts';
import type { CurrentIdentity } from '../auth/sessions/staff.strategy.ts';
import { signPhotoLink } from '../edge/photo-links.ts';

type Photos = { signedUrls: z.infer<typeof signedUrlSchema>[] };

/** Adds signed photo links to answers. */
@Injectable()
export class PhotoAccess {
  constructor(@Inject(serviceConfig) private readonly config: GatewayConfig) {}

  /** Returns a function that adds links to an application's photos. */
  for({ identity, sessionId, photoEpoch }: CurrentIdentity) {
    const epoch = photoEpoch > 0 && { epoch: String(photoEpoch) };
    const holder = { staff: identity.sub, sid: sessionId, aal: identity.aal, ...epoch };
    const now = Math.floor(Date.now() / 1000);
    return <T extends Pick<DeskApplication, 'id' | 'file_urls'>>(application: T): T & Photos => ({
      ...application,
      signedUrls: application.file_urls.map((path) =>
        signPhotoLink(this.config.photoLinkKeys, path, { ...holder, application: application.id }, now),
      ),
    });
  }
}
