import { endpoints } from '@blue-peony/contracts';
import { found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { ChangeNote } from '../notes/change-note.ts';
import { StreamRepository } from './history.repository.ts';

/** The history of an application. */
@Controller()
export class StreamController {
  constructor(
    private readonly stream: StreamRepository,
    private readonly notes: ChangeNote,
  ) {}

  @Serves(endpoints.readStream)
  async readStream({ params }: Calls['readStream']) {
    return found(await this.stream.read(params.id));
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
