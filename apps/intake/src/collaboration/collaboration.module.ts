import { Module } from '@nestjs/common';
import { CollaborationController } from './collaboration.controller.ts';

/** Presence, holds and assignments of staff. */
@Module({
  controllers: [CollaborationController],
})
export class CollaborationModule {}
