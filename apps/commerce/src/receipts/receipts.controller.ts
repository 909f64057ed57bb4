import { endpoints } from '@blue-peony/contracts';
import { AppError, Serves, serviceConfig, type Calls } from '@blue-peony/service-kit';
import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommerceConfig } from '../config.ts';
import { ConsentsRepository } from '../shared/order/consents.repository.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import { givenSecret, opensOrder } from '../shared/order/order-secret.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import type { Paper } from '../shared/paper/write-paper.ts';
import { ReceiptsRepository } from '../shared/receipts/receipts.repository.ts';
import { confirmationPaper } from './confirmation-paper.ts';
import { receiptPaper } from './receipt-paper.ts';

type Asked = { params: { orderId: string }; request: FastifyRequest };

/** What the buyer of a paid order keeps as a PDF. */
@Controller()
export class ReceiptsController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly consents: ConsentsRepository,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Serves(endpoints.readReceipt)
  async readReceipt(call: Calls['readReceipt'], @Res() reply: FastifyReply) {
    const order = await this.paid(call);
    const name = `receipt-${orderReference(order.id)}.pdf`;
    await this.send(reply, name, receiptPaper(order, await this.receipts.find(order)));
  }

  @Serves(endpoints.readConfirmation)
  async readConfirmation(call: Calls['readConfirmation'], @Res() reply: FastifyReply) {
    const order = await this.paid(call);
    const name = `${orderReference(order.id)}.pdf`;
    await this.send(reply, name, confirmationPaper(order, await this.consents.find(order.id)));
  }

  /** @throws AppError not_found, also for a wrong secret */
  private async paid({ params: { orderId }, request }: Asked) {
    const order = await this.orders.find(orderId);
    const secret = givenSecret(request.headers.authorization) ?? '';
    if (!order?.paidAt || !opensOrder(this.config.shopKeys, order, secret)) throw new AppError('not_found');
    return order;
  }

  private async send(reply: FastifyReply, name: string, paper: Paper): Promise<void> {
    const { guideDir } = this.config;
    if (!guideDir) throw new AppError('unavailable');
    // Loaded with the first one: a start does without a library for PDFs.
    const { writePaper } = await import('../shared/paper/write-paper.ts');
    void reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      })
      .send(await writePaper(guideDir, paper));
  }
}
