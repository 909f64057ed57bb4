import {
  applicationPageSchema,
  applicationSchema,
  endpoints,
  type Application,
  type ReviewedApplication,
  type ReviewPage,
} from '@blue-peony/contracts';
import type { StaffIdentity } from '@blue-peony/service-kit';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { configToken, type GatewayConfig } from '../config.ts';
import { Endpoint } from '../shared/endpoint.ts';
import { CurrentStaff } from '../shared/staff.guard.ts';
import { Upstream } from '../shared/upstream.ts';
import { signPhotoLink } from './photo-links.ts';

/** What staff call to review applications; the gateway adds the photo links. */
@Controller()
@ApiTags('Staff')
export class DeskController {
  constructor(
    private readonly upstream: Upstream,
    @Inject(configToken) private readonly config: GatewayConfig,
  ) {}

  @Endpoint(endpoints.listApplications)
  listApplications(@CurrentStaff() staff: StaffIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.listApplications, request, reply, {
      service: this.config.intakeUrl,
      staff,
      transform: (answer): ReviewPage => {
        const page = applicationPageSchema.parse(answer);
        return { ...page, items: page.items.map((item) => this.withPhotoLinks(item, staff)) };
      },
    });
  }

  @Endpoint(endpoints.scoreApplication)
  scoreApplication(@CurrentStaff() staff: StaffIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.scoreApplication, request, reply, {
      service: this.config.intakeUrl,
      staff,
      transform: (answer) => this.withPhotoLinks(applicationSchema.parse(answer), staff),
    });
  }

  private withPhotoLinks(application: Application, staff: StaffIdentity): ReviewedApplication {
    const now = Math.floor(Date.now() / 1000);
    const sign = (path: string) => signPhotoLink(this.config.linkSigningKey, path, staff.sub, now);
    return { ...application, signedUrls: application.file_urls.map(sign) };
  }
}
