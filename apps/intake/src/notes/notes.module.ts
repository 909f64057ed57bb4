import { Module } from '@nestjs/common';
import { NotesController } from './notes.controller.ts';
import { NotesRepository } from './notes.repository.ts';

@Module({
  controllers: [NotesController],
  providers: [NotesRepository],
})
export class NotesModule {}
