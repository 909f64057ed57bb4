import { Body, Controller, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import { resendSchema } from '@blue-peony/contracts';
import { StaffGuard } from '@blue-peony/service-kit';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApplicationId, found } from './application-id.pipe.ts';
import { ResendMail } from './resend-mail.ts';

@Controller('api/admin/applications/:id/mails')
@UseGuards(StaffGuard)
export class MailsController {
  constructor(private readonly mails: ResendMail) {}

  @Post()
  @HttpCode(202)
  async resend(
    @Param('id', ApplicationId) applicationId: string,
    @Body({ schema: resendSchema }) { recipient }: z.infer<typeof resendSchema>,
    @Req() { id: correlationId }: FastifyRequest,
  ) {
    return { event_id: found(await this.mails.resend({ applicationId, recipient, correlationId })) };
  }
}
