import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { freshLinksRequestSchema, type PurchaseEvent } from '@blue-peony/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { RenewLinks } from './downloads/renew-links.ts';
import { orderId } from './order-id.ts';
import { ReadOrder } from './read-order.ts';

@Controller('api')
export class OrdersController {
  constructor(
    private readonly orders: ReadOrder,
    private readonly renewals: RenewLinks,
  ) {}

  @Get('orders/:id')
  read(@Param('id') id: string) {
    return this.orders.read(orderId(id));
  }

  @Post('orders/:id/purchase-event')
  @HttpCode(200)
  async trackPurchase(@Param('id') id: string): Promise<PurchaseEvent> {
    return { track: await this.orders.trackPurchase(orderId(id)) };
  }

  @Post('fresh-links')
  @HttpCode(202)
  freshLinks(
    @Body({ schema: freshLinksRequestSchema }) wanted: z.infer<typeof freshLinksRequestSchema>,
    @Req() { id }: FastifyRequest,
  ) {
    this.renewals.request(wanted, id);
    return { accepted: true };
  }
}
