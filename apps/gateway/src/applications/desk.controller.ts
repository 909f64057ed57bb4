import {
  applicationDetailSchema,
  applicationPageSchema,
  deskApplicationSchema,
  endpoints,
  type DeskApplication,
  type ReviewDetail,
  type ReviewedApplication,
  type ReviewPage,
} from '@blue-peony/contracts';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { configToken, type GatewayConfig } from '../config.ts';
import { Audit } from '../shared/audit.ts';
import { Endpoint } from '../shared/endpoint.ts';
import { type CurrentIdentity, CurrentUser } from '../shared/identity/staff.guard.ts';
import { Upstream } from '../shared/upstream.ts';
import { PhotoAccess } from './photo-access.ts';
import { StaffNames } from './staff-names.repository.ts';

type Change = Pick<DeskApplication, 'id' | 'score' | 'replied_at'>;

/** What staff call to review applications; the gateway adds the photo links and writes down who did what. */
@Controller()
@ApiTags('Staff')
export class DeskController {
  constructor(
    private readonly upstream: Upstream,
    private readonly photos: PhotoAccess,
    private readonly names: StaffNames,
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
        return { ...page, items: page.items.map(await this.photos.for(user)) };
      },
    });
  }

  @Endpoint(endpoints.openApplication)
  openApplication(@CurrentUser() user: CurrentIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.openApplication, request, reply, {
      service: this.config.intakeUrl,
      staff: user.identity,
      transform: async (answer): Promise<ReviewDetail> => {
        const { notes, ...application } = applicationDetailSchema.parse(answer);
        await this.audit.record({ staffId: user.identity.sub, action: 'application.opened', subject: application.id });
        return { ...(await this.photos.for(user))(application), notes: await this.names.sign(notes) };
      },
    });
  }

  @Endpoint(endpoints.scoreApplication)
  scoreApplication(@CurrentUser() user: CurrentIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const transform = this.changed(user, 'application.scored', ({ score }) => String(score));
    const target = { service: this.config.intakeUrl, staff: user.identity, transform };
    return this.upstream.forward(endpoints.scoreApplication, request, reply, target);
  }

  @Endpoint(endpoints.markReplied)
  markReplied(@CurrentUser() user: CurrentIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const transform = this.changed(user, 'application.replied', ({ replied_at }) => (replied_at ? 'yes' : 'no'));
    const target = { service: this.config.intakeUrl, staff: user.identity, transform };
    return this.upstream.forward(endpoints.markReplied, request, reply, target);
  }

  private changed(
    user: CurrentIdentity,
    action: 'application.scored' | 'application.replied',
    detail: (change: Change) => string,
  ) {
    return async (answer: unknown): Promise<ReviewedApplication> => {
      const application = deskApplicationSchema.parse(answer);
      const subject = application.id;
      await this.audit.record({ staffId: user.identity.sub, action, subject, detail: detail(application) });
      return (await this.photos.for(user))(application);
    };
  }
}
