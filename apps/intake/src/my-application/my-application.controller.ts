import { endpoints } from '@blue-peony/contracts';
import { found, Serves, serviceConfig, type Calls } from '@blue-peony/service-kit';
import { Controller, Inject, UseGuards } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { flowerOf } from '../applications/application-link.ts';
import type { IntakeConfig } from '../config.ts';
import { readLooks } from '../looks/looks.repository.ts';
import { EraseApplication } from '../erasure/erase-application.ts';
import { ApplicantGuard, OwnApplication } from './applicant.guard.ts';
import { correctApplication } from '../record/correct-application.ts';
import { ExportApplication } from '../erasure/export/export-application.ts';
import { readMyApplication, type Own } from '../record/read-my-application.ts';
import { withdrawApplication } from './my-application.repository.ts';

@Controller()
@UseGuards(ApplicantGuard)
export class MyApplicationController {
  constructor(
    private readonly database: DataSource,
    private readonly erasures: EraseApplication,
    private readonly exports: ExportApplication,
    @Inject(serviceConfig) private readonly config: IntakeConfig,
  ) {}

  @Serves(endpoints.readMyApplication)
  readMyApplication(_: Calls['readMyApplication'], @OwnApplication() own: Own) {
    return this.answer(own);
  }

  @Serves(endpoints.correctMyApplication)
  async correctMyApplication({ body, request }: Calls['correctMyApplication'], @OwnApplication() own: Own) {
    const order = { applicationId: own.id, staffId: null, correlationId: request.id };
    await correctApplication(this.database, { ...order, correction: body });
    return this.answer(own);
  }

  @Serves(endpoints.eraseMyApplication)
  async eraseMyApplication({ request }: Calls['eraseMyApplication'], @OwnApplication() own: Own) {
    await this.erasures.erase(own.id, { by: 'applicant', correlationId: request.id });
    return {};
  }

  @Serves(endpoints.withdrawMyApplication)
  async withdrawMyApplication(_: Calls['withdrawMyApplication'], @OwnApplication() own: Own) {
    await withdrawApplication(this.database, own.id);
    return this.answer(own);
  }

  @Serves(endpoints.exportMyApplication)
  exportMyApplication(_: Calls['exportMyApplication'], @OwnApplication() own: Own) {
    return this.exports.export(own.id);
  }

  @Serves(endpoints.listMyLooks)
  async listMyLooks(_: Calls['listMyLooks'], @OwnApplication() own: Own) {
    const items = await readLooks(this.database, own.id);
    // The name of a photo is its address.
    return { items: own.fresh ? items : items.map(({ at, what, role }) => ({ at, what, role })) };
  }

  private async answer(own: Own) {
    const application = found(await readMyApplication(this.database, own));
    return { ...application, flower: flowerOf(this.config.applicantKeys, own.id) };
  }
}
