import { type ApplicationRecord, endpoints } from '@blue-peony/contracts';
import { AppError, found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { EraseApplication } from '../erasure/erase-application.ts';
import { CorrectApplication } from './correct-application.ts';
import { ExportApplication } from '../erasure/export/export-application.ts';
import { LooksRepository } from '../looks/looks.repository.ts';
import { PrivacyRepository } from './record.repository.ts';

/** Staff actions for an applicant's privacy rights. */
@Controller()
export class PrivacyController {
  constructor(
    private readonly records: PrivacyRepository,
    private readonly looks: LooksRepository,
    private readonly correction: CorrectApplication,
    private readonly erasure: EraseApplication,
    private readonly exports: ExportApplication,
  ) {}

  @Serves(endpoints.listLooks)
  async listLooks({ params }: Calls['listLooks']) {
    return { items: await this.looks.readStaffLooks(params.id) };
  }

  @Serves(endpoints.readRecord)
  async readRecord({ params }: Calls['readRecord']) {
    return found(await this.records.read(params.id));
  }

  @Serves(endpoints.correctApplication)
  async correctApplication({ params, body, staff, request }: Calls['correctApplication']) {
    const order = { applicationId: params.id, staffId: staff.sub, correlationId: request.id };
    await this.correction.correct({ ...order, correction: body });
    return found(await this.records.read(params.id));
  }

  @Serves(endpoints.closeApplication)
  async closeApplication({ params, body, staff }: Calls['closeApplication']) {
    return this.unsealed(params.id, await this.records.close(params.id, body.reason, staff.sub));
  }

  @Serves(endpoints.reopenApplication)
  async reopenApplication({ params, staff }: Calls['reopenApplication']) {
    return this.unsealed(params.id, await this.records.reopen(params.id, staff.sub));
  }

  @Serves(endpoints.sealApplication)
  async sealApplication({ params, staff }: Calls['sealApplication']) {
    return found(await this.records.seal(params.id, staff.sub));
  }

  @Serves(endpoints.unsealApplication)
  async unsealApplication({ params, staff }: Calls['unsealApplication']) {
    return found(await this.records.unseal(params.id, staff.sub));
  }

  @Serves(endpoints.holdApplication)
  async holdApplication({ params, body, staff }: Calls['holdApplication']) {
    return found(await this.records.hold(params.id, body, staff.sub));
  }

  @Serves(endpoints.releaseApplication)
  async releaseApplication({ params, staff }: Calls['releaseApplication']) {
    return found(await this.records.release(params.id, staff.sub));
  }

  @Serves(endpoints.eraseApplication)
  async eraseApplication({ params, request }: Calls['eraseApplication']) {
    const erased = await this.erasure.erase(params.id, { by: 'staff', correlationId: request.id });
    if (!erased) throw new AppError('not_found');
    return {};
  }

  @Serves(endpoints.exportApplication)
  async exportApplication({ params, staff }: Calls['exportApplication']) {
    const file = await this.exports.export(params.id);
    await this.looks.addExport(params.id, staff);
    return file;
  }

  /** @param changed undefined for an application that is sealed or unknown */
  private async unsealed(id: string, changed: ApplicationRecord | undefined): Promise<ApplicationRecord> {
    if (!changed && (await this.records.read(id))) throw new AppError('application_held');
    return found(changed);
  }

  @Serves(endpoints.readMailSettings)
  readMailSettings() {
    return this.records.mailSettings();
  }

  @Serves(endpoints.changeMailSettings)
  async changeMailSettings({ body }: Calls['changeMailSettings']) {
    await this.records.changeMailSettings(body);
    return body;
  }
}
