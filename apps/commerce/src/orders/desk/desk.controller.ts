import { orderQuerySchema, type OrderList, type OrderQuery } from '@blue-peony/contracts';
import { AppError, StaffGuard } from '@blue-peony/service-kit';
import { Controller, Get, HttpCode, Param, Post, Query, Req, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RenewLinks } from '../downloads/renew-links.ts';
import { orderId } from '../order-id.ts';
import { DeskRepository } from './desk.repository.ts';

/** Orders as staff see them, and what they can do for a buyer. */
@Controller('api/admin/orders')
@UseGuards(StaffGuard)
export class DeskController {
  constructor(
    private readonly orders: DeskRepository,
    private readonly renewals: RenewLinks,
  ) {}

  @Get()
  list(@Query({ schema: orderQuerySchema }) query: OrderQuery): Promise<OrderList> {
    return this.orders.list(query);
  }

  @Post(':id/fresh-links')
  @HttpCode(202)
  async reset(@Param('id') id: string, @Req() request: FastifyRequest) {
    if (!(await this.renewals.reset(orderId(id), request.id))) throw new AppError('not_found');
    return { accepted: true };
  }
}
