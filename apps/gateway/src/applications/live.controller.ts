import { endpoints } from '@blue-peony/contracts';
import type { StaffIdentity } from '@blue-peony/service-kit';
import { Controller, Inject, type OnModuleInit, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { configToken, type GatewayConfig } from '../config.ts';
import { Endpoint } from '../shared/endpoint.ts';
import { CurrentStaff } from '../shared/identity/staff.guard.ts';
import { Upstream } from '../shared/upstream.ts';

@Controller()
@ApiTags('Staff')
export class LiveController implements OnModuleInit {
  private readonly open = new Set<FastifyReply['raw']>();

  constructor(
    private readonly upstream: Upstream,
    private readonly host: HttpAdapterHost,
    @Inject(configToken) private readonly config: GatewayConfig,
  ) {}

  /** A server that stops waits for its answers, and these would not end by themselves. */
  onModuleInit(): void {
    const fastify: FastifyInstance = this.host.httpAdapter.getInstance();
    fastify.addHook('preClose', async () => {
      for (const answer of this.open) answer.destroy();
    });
  }

  @Endpoint(endpoints.live)
  live(@CurrentStaff() staff: StaffIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    this.open.add(reply.raw);
    reply.raw.once('close', () => this.open.delete(reply.raw));
    return this.upstream.forward(endpoints.live, request, reply, { service: this.config.intakeUrl, staff });
  }
}
