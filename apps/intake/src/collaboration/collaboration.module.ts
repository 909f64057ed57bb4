import { Module } from '@nestjs/common';
import { CollaborationController } from './collaboration.controller.ts';
import { CollaborationRepository } from './collaboration.repository.ts';

/** Presence, holds and assignments of staff. */
@Module({
  controllers: [CollaborationController],
  providers: [CollaborationRepository],
  exports: [CollaborationRepository],
})
export class CollaborationModule {}
