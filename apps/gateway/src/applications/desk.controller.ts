import {
  applicationPageSchema,
  deskApplicationSchema,
  endpoints,
  type DeskApplication,
  type ReviewedApplication,
  type ReviewPage,
} from '@blue-peony/contracts';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { configToken, type GatewayConfig } from '../config.ts';
import { Audit } from '../shared/audit.ts';
import { DeskSettings } from '../shared/desk-settings.repository.ts';
import { Endpoint } from '../shared/endpoint.ts';
import { type CurrentIdentity, CurrentUser } from '../shared/staff.guard.ts';
import { Upstream } from '../shared/upstream.ts';
import { signPhotoLink } from './photo-links.ts';

/** What staff call to review applications; the gateway adds the photo links. */
@Controller()
@ApiTags('Staff')
export class DeskController {
  constructor(
    private readonly upstream: Upstream,
    private readonly settings: DeskSettings,
    private readonly audit: Audit,
    @Inject(configToken) private readonly config: GatewayConfig,
  ) {}

  @Endpoint(endpoints.listApplications)
  listApplications(@CurrentUser() user: CurrentIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.listApplications, request, reply, {
      service: this.config.intakeUrl,
      staff: user.identity,
      transform: async (answer): Promise<ReviewPage> => {
        const page = applicationPageSchema.parse(answer);
        const withPhotos = await this.photos(user);
        return { ...page, items: page.items.map(withPhotos) };
      },
    });
  }

  @Endpoint(endpoints.scoreApplication)
  scoreApplication(@CurrentUser() user: CurrentIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.scoreApplication, request, reply, {
      service: this.config.intakeUrl,
      staff: user.identity,
      transform: async (answer) => {
        const application = deskApplicationSchema.parse(answer);
        const { id: subject, score } = application;
        const deed = {
          staffId: user.identity.sub,
          action: 'application.scored',
          subject,
          detail: String(score),
        } as const;
        await this.audit.record(deed);
        return (await this.photos(user))(application);
      },
    });
  }

  /** Adds links to an application's photos, or says that a second factor is missing for them. */
  private async photos({ identity, secondFactor }: CurrentIdentity) {
    const holder = { staff: identity.sub, aal: identity.aal };
    const locked = await this.settings.locksPhotos({ aal: identity.aal, secondFactor });
    const now = Math.floor(Date.now() / 1000);
    const sign = (path: string) => signPhotoLink(this.config.linkSigningKey, path, holder, now);
    return (application: DeskApplication): ReviewedApplication =>
      locked
        ? { ...application, photos_locked: true }
        : { ...application, signedUrls: application.file_urls.map(sign) };
  }
}
