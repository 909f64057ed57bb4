import { endpoints } from '@blue-peony/contracts';
import { AppError, found, pageHeaders, Serves, serviceConfig, type Calls } from '@blue-peony/service-kit';
import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isTestShop, type CommerceConfig } from '../config.ts';
import { ActOnPayment, actionSchema } from './act-on-payment.ts';
import { sandboxPage } from './sandbox-page.ts';
import { SandboxRepository, type SandboxPayment } from './sandbox.repository.ts';

@Controller()
export class SandboxController {
  constructor(
    private readonly repository: SandboxRepository,
    private readonly payments: ActOnPayment,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Serves(endpoints.showSandboxCheckout)
  async showSandboxCheckout({ params }: Calls['showSandboxCheckout'], @Res() reply: FastifyReply) {
    this.answer(reply, await this.find(params.id));
  }

  @Serves(endpoints.actOnSandboxCheckout)
  async actOnSandboxCheckout({ params, body, request }: Calls['actOnSandboxCheckout'], @Res() reply: FastifyReply) {
    const payment = await this.find(params.id);
    const parsed = actionSchema.safeParse(body);
    if (!parsed.success) throw new AppError('bad_request');
    const next = await this.payments.act(payment, parsed.data.action, parsed.data.email);
    if (!next) {
      this.answer(reply.code(422), payment, 'Please enter an email address first.');
      return;
    }
    void reply
      .code(303)
      .header('location', next === 'leave' ? payment.returnUrl : request.url)
      .send();
  }

  private async find(id: string): Promise<SandboxPayment> {
    return found(await this.repository.find(id));
  }

  private answer(reply: FastifyReply, payment: SandboxPayment, problem?: string): void {
    const page = sandboxPage(payment, isTestShop(this.config), problem);
    void reply.headers(pageHeaders([new URL(payment.returnUrl).origin])).send(page);
  }
}
