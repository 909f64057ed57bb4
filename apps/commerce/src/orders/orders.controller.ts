import { Body, Controller, Get, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import { freshLinksRequestSchema, type PurchaseEvent } from '@blue-peony/contracts';
import { AppError, StaffGuard } from '@blue-peony/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RenewLinks } from './downloads/renew-links.ts';
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

  @Post('admin/orders/:id/fresh-links')
  @UseGuards(StaffGuard)
  @HttpCode(202)
  async reset(@Param('id') id: string, @Req() request: FastifyRequest) {
    if (!(await this.renewals.reset(orderId(id), request.id))) throw new AppError('not_found');
    return { accepted: true };
  }
}

function orderId(text: string): string {
  const parsed = z.uuid().safeParse(text);
  if (!parsed.success) throw new AppError('not_found');
  return parsed.data;
}
