import { endpoints, may, type MergeForm } from '@blue-peony/contracts';
import { AppError, found, Serves, type Calls, type StaffIdentity } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addListed } from '../looks/looks.repository.ts';
import { merge, readPerson, undoMerge } from './merges.repository.ts';
import { deleteTag, listTags, saveTag, tagApplication, tagApplications, untagApplication } from './tags.repository.ts';

@Controller()
export class PeopleController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.readPerson)
  readPerson({ params, staff }: Calls['readPerson']) {
    return this.personOf(params.id, staff);
  }

  @Serves(endpoints.readPersonOfOrder)
  readPersonOfOrder({ params, staff }: Calls['readPersonOfOrder']) {
    return this.personOf(params.orderId, staff);
  }

  @Serves(endpoints.merge)
  merge({ params, body, staff }: Calls['merge']) {
    const kinds = kindsFor(staff);
    if (![body.one_kind, body.other_kind].every((kind) => kinds.includes(kind))) throw new AppError('forbidden');
    return merge(this.database, params.id, body, staff.sub);
  }

  @Serves(endpoints.undoMerge)
  async undoMerge({ params, staff }: Calls['undoMerge']) {
    return found(await undoMerge(this.database, params.id, kindsFor(staff)));
  }

  @Serves(endpoints.listTags)
  async listTags() {
    return { items: await listTags(this.database) };
  }

  @Serves(endpoints.saveTag)
  async saveTag({ params, body }: Calls['saveTag']) {
    return { items: await saveTag(this.database, params.tag, body) };
  }

  @Serves(endpoints.deleteTag)
  async deleteTag({ params }: Calls['deleteTag']) {
    await deleteTag(this.database, params.tag);
    return {};
  }

  @Serves(endpoints.tagApplication)
  async tagApplication({ params }: Calls['tagApplication']) {
    return found(await tagApplication(this.database, params));
  }

  @Serves(endpoints.untagApplication)
  async untagApplication({ params }: Calls['untagApplication']) {
    return found(await untagApplication(this.database, params));
  }

  @Serves(endpoints.tagApplications)
  async tagApplications({ params: { tag }, body: { ids } }: Calls['tagApplications']) {
    return { changed: found(await tagApplications(this.database, { tag, ids, on: true })) };
  }

  @Serves(endpoints.untagApplications)
  async untagApplications({ params: { tag }, body: { ids } }: Calls['untagApplications']) {
    return { changed: found(await tagApplications(this.database, { tag, ids, on: false })) };
  }

  private async personOf(id: string, staff: StaffIdentity) {
    const person = await readPerson(this.database, id, kindsFor(staff));
    const ids = person.applications.map((application) => application.id);
    await addListed(this.database, ids, staff);
    return person;
  }
}

/** Whoever may not read a kind is not even told that there is one. */
function kindsFor({ role }: StaffIdentity): MergeForm['one_kind'][] {
  const rights = { application: 'applications.read', order: 'orders.read' } as const;
  return (['application', 'order'] as const).filter((kind) => may(role, rights[kind]));
}
