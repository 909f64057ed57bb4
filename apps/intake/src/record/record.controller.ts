import { type ApplicationRecord, endpoints } from '@blue-peony/contracts';
import { AppError, found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { correctApplication } from './correct-application.ts';
import {
  closeApplication,
  closeApplications,
  holdApplication,
  readRecord,
  releaseApplication,
  reopenApplication,
  sealApplication,
  unsealApplication,
} from './record.repository.ts';

@Controller()
export class RecordController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.readRecord)
  async readRecord({ params }: Calls['readRecord']) {
    return found(await readRecord(this.database, params.id));
  }

  @Serves(endpoints.correctApplication)
  async correctApplication({ params, body, staff, request }: Calls['correctApplication']) {
    const order = { applicationId: params.id, staffId: staff.sub, correlationId: request.id };
    await correctApplication(this.database, { ...order, correction: body });
    return found(await readRecord(this.database, params.id));
  }

  @Serves(endpoints.closeApplication)
  async closeApplication({ params, body, staff }: Calls['closeApplication']) {
    return this.unsealed(params.id, await closeApplication(this.database, params.id, body.reason, staff.sub));
  }

  @Serves(endpoints.closeApplications)
  async closeApplications({ body, staff }: Calls['closeApplications']) {
    return { closed: await closeApplications(this.database, body.ids, body.reason, staff.sub) };
  }

  @Serves(endpoints.reopenApplication)
  async reopenApplication({ params, staff }: Calls['reopenApplication']) {
    return this.unsealed(params.id, await reopenApplication(this.database, params.id, staff.sub));
  }

  @Serves(endpoints.sealApplication)
  async sealApplication({ params, staff }: Calls['sealApplication']) {
    return found(await sealApplication(this.database, params.id, staff.sub));
  }

  @Serves(endpoints.unsealApplication)
  async unsealApplication({ params, staff }: Calls['unsealApplication']) {
    return found(await unsealApplication(this.database, params.id, staff.sub));
  }

  @Serves(endpoints.holdApplication)
  async holdApplication({ params, body, staff }: Calls['holdApplication']) {
    return found(await holdApplication(this.database, params.id, body, staff.sub));
  }

  @Serves(endpoints.releaseApplication)
  async releaseApplication({ params, staff }: Calls['releaseApplication']) {
    return found(await releaseApplication(this.database, params.id, staff.sub));
  }

  /** @param changed undefined for an application that is sealed or unknown */
  private async unsealed(id: string, changed: ApplicationRecord | undefined): Promise<ApplicationRecord> {
    if (!changed && (await readRecord(this.database, id))) throw new AppError('application_held');
    return found(changed);
  }
}
