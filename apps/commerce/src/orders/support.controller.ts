import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { ChangeSession } from './change-session.ts';
import { HandOutLink } from './hand-out-link.ts';
import { ReachBuyer } from './reach-buyer.ts';
import { RefundOrder } from './refund-order.ts';

/** Support actions of staff for a buyer. */
@Controller()
export class SupportController {
  constructor(
    private readonly sessions: ChangeSession,
    private readonly buyer: ReachBuyer,
    private readonly link: HandOutLink,
    private readonly money: RefundOrder,
  ) {}

  @Serves(endpoints.changeSession)
  changeSession({ params, body, staff }: Calls['changeSession']) {
    return this.sessions.change({ orderId: params.orderId, staffId: staff.sub, change: body });
  }

  @Serves(endpoints.changeBuyersAddress)
  async changeAddress({ params: { orderId }, body, staff, request }: Calls['changeBuyersAddress']) {
    await this.buyer.changeAddress({ orderId, staffId: staff.sub, correlationId: request.id }, body.email);
    return this.sessions.read(orderId);
  }

  @Serves(endpoints.repeatReceipt)
  async repeatReceipt({ params: { orderId }, staff, request }: Calls['repeatReceipt']) {
    await this.buyer.repeatReceipt({ orderId, staffId: staff.sub, correlationId: request.id });
    return { accepted: true } as const;
  }

  @Serves(endpoints.copyBuyersLink)
  async copyLink({ params: { orderId }, staff }: Calls['copyBuyersLink']) {
    return { url: await this.link.copy({ orderId, staffId: staff.sub }) };
  }

  @Serves(endpoints.refundOrder)
  async refund({ params: { orderId }, staff, request }: Calls['refundOrder']) {
    await this.money.refund(orderId, staff.sub, request.id);
    return this.sessions.read(orderId);
  }

  @Serves(endpoints.revokeLinks)
  async revoke({ params: { orderId }, staff }: Calls['revokeLinks']) {
    await this.link.revoke({ orderId, staffId: staff.sub });
    return this.sessions.read(orderId);
  }
}
