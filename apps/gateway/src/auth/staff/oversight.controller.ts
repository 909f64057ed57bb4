import { endpoints } from '@blue-peony/contracts';
import type { Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DeskSettings } from '../../shared/desk-settings.repository.ts';
import { Serves } from '../../shared/edge/serves.ts';
import { AuditRepository } from './audit.repository.ts';
import { ChangeSettings } from './change-settings.ts';

/** What holds at the desk, and what was done there: for owners. */
@Controller()
export class OversightController {
  constructor(
    private readonly settings: DeskSettings,
    private readonly changing: ChangeSettings,
    private readonly audit: AuditRepository,
  ) {}

  @Serves(endpoints.readSettings)
  async readSettings() {
    return { second_factor_required: await this.settings.secondFactorRequired() };
  }

  @Serves(endpoints.changeSettings)
  async changeSettings({ body, staff, request }: Calls['changeSettings']) {
    await this.changing.requireSecondFactor(body.second_factor_required, staff.sub, request.id);
    return body;
  }

  @Serves(endpoints.readAudit)
  readAudit({ query }: Calls['readAudit']) {
    return this.audit.page(query);
  }
}
