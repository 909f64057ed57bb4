import { Module } from '@nestjs/common';
import { NotesController } from './notes.controller.ts';
import { NotesRepository } from './notes.repository.ts';

/** Notes of staff on applications. */
@Module({
  controllers: [NotesController],
  providers: [NotesRepository],
})
export class NotesModule {}
