import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  applicationQuerySchema,
  noteFormSchema,
  repliedSchema,
  scoreSchema,
  type ApplicationQuery,
} from '@blue-peony/contracts';
import { Staff, StaffGuard, type StaffIdentity } from '@blue-peony/service-kit';
import type { z } from 'zod';
import { ApplicationId, found } from './application-id.pipe.ts';
import { ListRepository } from './list.repository.ts';
import { ReviewRepository } from './review.repository.ts';

@Controller('api/admin/applications')
@UseGuards(StaffGuard)
export class DeskController {
  constructor(
    private readonly applications: ListRepository,
    private readonly review: ReviewRepository,
  ) {}

  @Get()
  list(@Query({ schema: applicationQuerySchema }) query: ApplicationQuery) {
    return this.applications.page(query);
  }

  @Get(':id')
  async open(@Param('id', ApplicationId) id: string) {
    return found(await this.review.open(id));
  }

  @Patch(':id')
  async score(
    @Param('id', ApplicationId) id: string,
    @Body({ schema: scoreSchema }) { score }: z.infer<typeof scoreSchema>,
  ) {
    return found(await this.review.setScore(id, score));
  }

  @Put(':id/replied')
  async markReplied(
    @Param('id', ApplicationId) id: string,
    @Body({ schema: repliedSchema }) { replied }: z.infer<typeof repliedSchema>,
  ) {
    return found(await this.review.setReplied(id, replied));
  }

  @Get(':id/notes')
  async notes(@Param('id', ApplicationId) id: string) {
    return { items: found(await this.review.notes(id)) };
  }

  @Post(':id/notes')
  @HttpCode(201)
  async addNote(
    @Param('id', ApplicationId) id: string,
    @Body({ schema: noteFormSchema }) { text }: z.infer<typeof noteFormSchema>,
    @Staff() staff: StaffIdentity,
  ) {
    return found(await this.review.addNote(id, staff.sub, text));
  }
}
