import { endpoints } from '@blue-peony/contracts';
import { found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addNote, editNote, removeNote } from './notes.repository.ts';

@Controller()
export class NotesController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.addNote)
  async addNote({ params, body, staff }: Calls['addNote']) {
    return found(await addNote(this.database, params.id, staff.sub, body));
  }

  @Serves(endpoints.editNote)
  editNote({ params, body, staff }: Calls['editNote']) {
    return editNote(this.database, params, body, staff);
  }

  @Serves(endpoints.removeNote)
  async removeNote({ params, staff }: Calls['removeNote']) {
    await removeNote(this.database, params, staff);
    return {};
  }
}
