import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { ReceiveWebhook } from './receive-webhook.ts';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: ReceiveWebhook) {}

  @Serves(endpoints.receiveWebhook)
  async receive({ params, body, request }: Calls['receiveWebhook']) {
    await this.webhooks.receive(params.provider, Buffer.from(body), request.headers);
    return { received: true } as const;
  }
}
