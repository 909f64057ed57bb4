import { Module } from '@nestjs/common';
import { NotesController } from './notes.controller.ts';

/** Notes of staff on applications. */
@Module({
  controllers: [NotesController],
})
export class NotesModule {}
