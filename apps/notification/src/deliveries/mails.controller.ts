import { Controller, Get, HttpCode, Inject, Param, Post, Query, UseGuards } from '@nestjs/common';
import { deadLetterQuerySchema, type DeadLetterQuery } from '@blue-peony/contracts';
import type { EventTransport } from '@blue-peony/messaging';
import { AppError, StaffGuard } from '@blue-peony/service-kit';
import { z } from 'zod';
import { eventTransport, queue } from '../tokens.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';

/** What became of mails, for the desk. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class MailsController {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    @Inject(eventTransport) private readonly transport: EventTransport,
  ) {}

  @Get('applications/:id/mails')
  async mails(@Param('id') applicationId: string) {
    if (!z.uuid().safeParse(applicationId).success) throw new AppError('not_found');
    return { items: await this.deliveries.ofApplication(applicationId) };
  }

  @Get('dead-letters')
  async deadLetters(@Query({ schema: deadLetterQuerySchema }) { limit }: DeadLetterQuery) {
    const letters = await this.reach(this.transport.deadLetters(queue, limit));
    return { items: letters.toSorted((one, other) => other.at.localeCompare(one.at)) };
  }

  @Post('dead-letters/:id/replay')
  @HttpCode(202)
  async replay(@Param('id') id: string) {
    if (!(await this.reach(this.transport.replay(queue, id)))) throw new AppError('not_found');
    return { id };
  }

  /** A broker that is away is no fault of ours: the desk asks again later. */
  private reach<T>(answer: Promise<T>): Promise<T> {
    return answer.catch((cause: unknown) => {
      throw new AppError('unavailable', { cause });
    });
  }
}
