import { Body, Controller, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import { applicationFormSchema, idempotencyKeySchema, type SubmittedApplication } from '@blue-peony/contracts';
import { AppError, type Logger } from '@blue-peony/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applicationAccepted } from '../business-events.ts';
import { SubmitApplication } from './submit-application.ts';

@Controller('api')
export class ApplicationsController {
  constructor(private readonly submission: SubmitApplication) {}

  @Post('applications')
  @HttpCode(201)
  async submit(
    @Body({ schema: applicationFormSchema }) form: SubmittedApplication,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Req() { id, log }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (idempotencyKey !== undefined && !idempotencyKeySchema.safeParse(idempotencyKey).success)
      throw new AppError('validation_failed', { errors: [{ field: 'Idempotency-Key', code: 'invalid' }] });
    const { receipt, replayed } = await this.submission.submit({ form, idempotencyKey, correlationId: id });
    // The gateway does not count a repeated request against its sender.
    if (replayed) reply.header('idempotency-replayed', 'true');
    else applicationAccepted(log as Logger, { ...form, ...receipt, photos: form.file_urls.length });
    return receipt;
  }
}
