import { AppError } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { configToken, type GatewayConfig } from '../config.ts';
import { type Target, Upstream } from '../shared/upstream.ts';

/** The way to the service that sells. */
@Injectable()
export class CommerceService {
  constructor(
    private readonly upstream: Upstream,
    @Inject(configToken) private readonly config: GatewayConfig,
  ) {}

  /** @param contract whether the call takes JSON; a body of another kind is handed on as it comes */
  async forward(
    contract: { body?: unknown },
    request: FastifyRequest,
    reply: FastifyReply,
    target: Omit<Target, 'service'> = {},
  ) {
    const { commerceUrl } = this.config;
    if (!commerceUrl) throw new AppError('upstream_unavailable', { detail: 'No COMMERCE_URL is set' });
    await this.upstream.forward(contract, request, reply, { service: commerceUrl, ...target });
  }
}
