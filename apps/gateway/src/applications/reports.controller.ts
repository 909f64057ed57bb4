import { applicationFilterSchema, endpoints, type ApplicationFilter } from '@blue-peony/contracts';
import type { StaffIdentity } from '@blue-peony/service-kit';
import { Controller, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { configToken, type GatewayConfig } from '../config.ts';
import { Audit } from '../shared/audit.ts';
import { Endpoint } from '../shared/endpoint.ts';
import { CurrentStaff } from '../shared/identity/staff.guard.ts';
import { Upstream } from '../shared/upstream.ts';

@Controller()
@ApiTags('Staff')
export class ReportsController {
  constructor(
    private readonly upstream: Upstream,
    private readonly audit: Audit,
    @Inject(configToken) private readonly config: GatewayConfig,
  ) {}

  /** Written down before the first row leaves, with what it was narrowed by; not with the words, which name people. */
  @Endpoint(endpoints.exportApplications)
  async exportApplications(
    @CurrentStaff() staff: StaffIdentity,
    @Query({ schema: applicationFilterSchema }) { q, ...filter }: ApplicationFilter,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const detail = [...Object.entries(filter).map(([name, value]) => `${name}=${value}`), ...(q ? ['q'] : [])].join(
      ' ',
    );
    await this.audit.record({ staffId: staff.sub, action: 'applications.exported', subject: 'applications', detail });
    const target = { service: this.config.intakeUrl, staff };
    await this.upstream.forward(endpoints.exportApplications, request, reply, target);
  }

  @Endpoint(endpoints.dashboard)
  dashboard(@CurrentStaff() staff: StaffIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.dashboard, request, reply, { service: this.config.intakeUrl, staff });
  }
}
