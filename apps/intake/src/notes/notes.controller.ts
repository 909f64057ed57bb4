import { endpoints } from '@blue-peony/contracts';
import { found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { NotesRepository } from './notes.repository.ts';

/** Notes, as their authors write, change and remove them. */
@Controller()
export class NotesController {
  constructor(private readonly notes: NotesRepository) {}

  @Serves(endpoints.listNotes)
  async listNotes({ params }: Calls['listNotes']) {
    return { items: found(await this.notes.list(params.id)) };
  }

  @Serves(endpoints.addNote)
  async addNote({ params, body, staff }: Calls['addNote']) {
    return found(await this.notes.add(params.id, staff.sub, body.text));
  }

  @Serves(endpoints.editNote)
  editNote({ params, body, staff }: Calls['editNote']) {
    return this.notes.edit(params, body.text, staff);
  }

  @Serves(endpoints.removeNote)
  async removeNote({ params, staff }: Calls['removeNote']) {
    await this.notes.remove(params, staff);
    return {};
  }
}
