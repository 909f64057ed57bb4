import { endpoints } from '@blue-peony/contracts';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { configToken, type GatewayConfig } from '../config.ts';
import { Endpoint } from '../shared/endpoint.ts';
import { RateLimited } from '../shared/limits/rate-limited.guard.ts';
import { Upstream } from '../shared/upstream.ts';

/** What applicants call. */
@Controller()
@ApiTags('Applicants')
export class ApplicationsController {
  constructor(
    private readonly upstream: Upstream,
    @Inject(configToken) private readonly config: GatewayConfig,
  ) {}

  @Endpoint(endpoints.uploadPhoto)
  @RateLimited('uploads')
  uploadPhoto(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.uploadPhoto, request, reply, { service: this.config.intakeUrl });
  }

  @Endpoint(endpoints.submitApplication)
  @RateLimited('applications')
  submitApplication(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.submitApplication, request, reply, { service: this.config.intakeUrl });
  }
}
