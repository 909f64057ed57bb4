import { commerceEndpoints, freshLinksSchema } from '@blue-peony/contracts';
import type { StaffIdentity } from '@blue-peony/service-kit';
import { Controller, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audit } from '../shared/audit.ts';
import { Endpoint } from '../shared/endpoint.ts';
import { CurrentStaff } from '../shared/identity/staff.guard.ts';
import { CommerceService } from './commerce-service.ts';

/** Orders at the desk. */
@Controller()
@ApiTags('Staff')
export class OrdersController {
  constructor(
    private readonly commerce: CommerceService,
    private readonly audit: Audit,
  ) {}

  @Endpoint(commerceEndpoints.listOrders)
  listOrders(@CurrentStaff() staff: StaffIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply, { staff });
  }

  @Endpoint(commerceEndpoints.resetLinks)
  resetLinks(
    @CurrentStaff() staff: StaffIdentity,
    @Param('orderId') subject: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.commerce.forward({}, request, reply, {
      staff,
      transform: async (answer) => {
        const renewed = freshLinksSchema.parse(answer);
        await this.audit.record({ staffId: staff.sub, action: 'order.links-renewed', subject });
        return renewed;
      },
    });
  }
}
