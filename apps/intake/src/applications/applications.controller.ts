import { endpoints, idempotencyKeySchema } from '@blue-peony/contracts';
import { AppError, Serves, type Calls, type Logger } from '@blue-peony/service-kit';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { applicationAccepted } from '../business-events.ts';
import { SubmitApplication } from './submit-application.ts';

@Controller()
export class ApplicationsController {
  constructor(private readonly submission: SubmitApplication) {}

  @Serves(endpoints.submitApplication)
  async submitApplication(
    { body: form, request: { id, log } }: Calls['submitApplication'],
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (idempotencyKey !== undefined && !idempotencyKeySchema.safeParse(idempotencyKey).success)
      throw new AppError('validation_failed', { errors: [{ field: 'Idempotency-Key', code: 'invalid' }] });
    const { receipt, replayed } = await this.submission.submit({ form, idempotencyKey, correlationId: id });
    // The gateway does not count a repeated request against its sender.
    if (replayed) reply.header('idempotency-replayed', 'true');
    else
      applicationAccepted(log as Logger, {
        language: form.language,
        photos: form.file_urls.length,
        notification: receipt.notification,
      });
    return receipt;
  }
}
