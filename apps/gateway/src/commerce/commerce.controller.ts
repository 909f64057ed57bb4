import { commerceEndpoints } from '@blue-peony/contracts';
import { Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../shared/endpoint.ts';
import { RateLimited } from '../shared/limits/rate-limited.guard.ts';
import { CommerceService } from './commerce-service.ts';

/** What buyers' pages call. */
@Controller()
@ApiTags('Buyers')
export class CommerceController {
  constructor(private readonly commerce: CommerceService) {}

  @Endpoint(commerceEndpoints.createCheckout)
  @RateLimited('checkouts')
  createCheckout(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward(commerceEndpoints.createCheckout, request, reply);
  }

  @Endpoint(commerceEndpoints.readOrder)
  readOrder(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply);
  }

  @Endpoint(commerceEndpoints.trackPurchase)
  trackPurchase(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply);
  }

  @Endpoint(commerceEndpoints.requestFreshLinks)
  @RateLimited('freshLinks')
  requestFreshLinks(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward(commerceEndpoints.requestFreshLinks, request, reply);
  }

  @Endpoint(commerceEndpoints.listGuideFiles)
  @RateLimited('downloads')
  listGuideFiles(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply);
  }
}
