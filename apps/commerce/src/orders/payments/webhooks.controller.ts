import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { AppError } from '@blue-peony/service-kit';
import type { FastifyRequest } from 'fastify';
import { ReceiveWebhook } from './receive-webhook.ts';

@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: ReceiveWebhook) {}

  @Post(':provider')
  @HttpCode(200)
  async receive(@Param('provider') provider: string, @Req() { body, headers }: FastifyRequest) {
    // The signature is over the bytes, so this path's body is left as it came.
    if (!Buffer.isBuffer(body)) throw new AppError('bad_request');
    await this.webhooks.receive(provider, body, headers);
    return { received: true };
  }
}
