import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  applicationFormSchema,
  applicationQuerySchema,
  idempotencyKeySchema,
  scoreSchema,
  type ApplicationQuery,
  type SubmittedApplication,
} from '@blue-peony/contracts';
import { AppError, StaffGuard } from '@blue-peony/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApplicationsRepository } from './applications.repository.ts';
import { SubmitApplication } from './submit-application.ts';

@Controller('api')
export class ApplicationsController {
  constructor(
    private readonly submission: SubmitApplication,
    private readonly applications: ApplicationsRepository,
  ) {}

  @Post('applications')
  @HttpCode(201)
  async submit(
    @Body({ schema: applicationFormSchema }) form: SubmittedApplication,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Req() { id }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (idempotencyKey !== undefined && !idempotencyKeySchema.safeParse(idempotencyKey).success)
      throw new AppError('validation_failed', { errors: [{ field: 'Idempotency-Key', code: 'invalid' }] });
    const { receipt, replayed } = await this.submission.submit({ form, idempotencyKey, correlationId: id });
    // The gateway does not count a repeated request against its sender.
    if (replayed) reply.header('idempotency-replayed', 'true');
    return receipt;
  }

  @Get('admin/applications')
  @UseGuards(StaffGuard)
  async list(@Query({ schema: applicationQuerySchema }) query: ApplicationQuery) {
    return this.applications.page(query);
  }

  @Patch('admin/applications/:id')
  @UseGuards(StaffGuard)
  async score(@Param('id') id: string, @Body({ schema: scoreSchema }) { score }: z.infer<typeof scoreSchema>) {
    const application = z.uuid().safeParse(id).success && (await this.applications.setScore(id, score));
    if (!application) throw new AppError('not_found');
    return application;
  }
}
