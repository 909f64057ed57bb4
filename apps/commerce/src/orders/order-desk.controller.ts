import { endpoints } from '@blue-peony/contracts';
import { Serves, serviceConfig, type Calls } from '@blue-peony/service-kit';
import { Controller, Inject } from '@nestjs/common';
import type { CommerceConfig } from '../config.ts';
import { OrderRecordsRepository } from '../shared/order/order-records.repository.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { changeSession } from './change-session.ts';
import { SupportBuyer } from './support-buyer.ts';

@Controller()
export class OrderDeskController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly records: OrderRecordsRepository,
    private readonly support: SupportBuyer,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Serves(endpoints.listOrders)
  listOrders({ query }: Calls['listOrders']) {
    return this.records.list(query);
  }

  @Serves(endpoints.listOrdersOf)
  listOrdersOf({ body }: Calls['listOrdersOf']) {
    return this.records.ofBuyers(body);
  }

  @Serves(endpoints.readOrderRecord)
  readOrderRecord({ params }: Calls['readOrderRecord']) {
    return this.records.read(params.orderId);
  }

  @Serves(endpoints.readSales)
  readSales({ query }: Calls['readSales']) {
    return this.records.totals(query);
  }

  @Serves(endpoints.changeSession)
  async changeSession({ params: { orderId }, body, staff }: Calls['changeSession']) {
    const { orders, records } = this;
    await changeSession({ orders, records }, { orderId, staffId: staff.sub, change: body });
    return this.records.read(orderId);
  }

  @Serves(endpoints.changeBuyersAddress)
  async changeBuyersAddress({ params: { orderId }, body, staff, request }: Calls['changeBuyersAddress']) {
    await this.support.changeAddress({ orderId, staffId: staff.sub, correlationId: request.id }, body.email);
    return this.records.read(orderId);
  }

  @Serves(endpoints.repeatReceipt)
  async repeatReceipt({ params: { orderId }, staff, request }: Calls['repeatReceipt']) {
    await this.support.repeatReceipt({ orderId, staffId: staff.sub, correlationId: request.id });
    return { accepted: true } as const;
  }

  @Serves(endpoints.copyBuyersLink)
  async copyBuyersLink({ params: { orderId }, staff }: Calls['copyBuyersLink']) {
    const path = await this.support.copyLink(orderId, staff.sub, this.config.shopKeys);
    return { url: this.config.publicUrl + path };
  }

  @Serves(endpoints.refundOrder)
  async refundOrder({ params: { orderId }, staff, request }: Calls['refundOrder']) {
    await this.support.refund({ orderId, staffId: staff.sub, correlationId: request.id });
    return this.records.read(orderId);
  }
}
