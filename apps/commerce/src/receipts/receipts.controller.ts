import { endpoints } from '@blue-peony/contracts';
import { AppError, Serves, serviceConfig, type Calls } from '@blue-peony/service-kit';
import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { CommerceConfig } from '../config.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import { givenSecret, opensOrder } from '../shared/order/order-secret.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { ReceiptsRepository } from '../shared/receipts/receipts.repository.ts';
import { receiptPaper } from './receipt-paper.ts';

@Controller()
export class ReceiptsController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly receipts: ReceiptsRepository,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Serves(endpoints.readReceipt)
  async readReceipt({ params: { orderId }, request }: Calls['readReceipt'], @Res() reply: FastifyReply) {
    const { shopKeys, guideDir } = this.config;
    const order = await this.orders.find(orderId);
    const secret = givenSecret(request.headers.authorization) ?? '';
    if (!order?.paidAt || !opensOrder(shopKeys, order, secret)) throw new AppError('not_found');
    if (!guideDir) throw new AppError('unavailable');
    // Loaded with the first one: a start does without a library for PDFs.
    const { writePaper } = await import('../shared/paper/write-paper.ts');
    const file = await writePaper(guideDir, receiptPaper(order, await this.receipts.find(order)));
    const name = `receipt-${orderReference(orderId)}.pdf`;
    void reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      })
      .send(file);
  }
}
