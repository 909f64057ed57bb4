import { auditQuerySchema, deskSettingsSchema, endpoints, type AuditQuery } from '@blue-peony/contracts';
import type { StaffIdentity } from '@blue-peony/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { DeskSettings } from '../../shared/desk-settings.repository.ts';
import { Endpoint } from '../../shared/endpoint.ts';
import { CurrentStaff } from '../../shared/identity/staff.guard.ts';
import { AuditRepository } from './audit.repository.ts';
import { ChangeSettings } from './change-settings.ts';

/** What holds at the desk, and what was done there: for owners. */
@Controller()
@ApiTags('Owners')
export class OversightController {
  constructor(
    private readonly settings: DeskSettings,
    private readonly changing: ChangeSettings,
    private readonly audit: AuditRepository,
  ) {}

  @Endpoint(endpoints.readSettings)
  async readSettings() {
    return { second_factor_required: await this.settings.secondFactorRequired() };
  }

  @Endpoint(endpoints.changeSettings)
  async changeSettings(
    @Body({ schema: deskSettingsSchema }) wanted: z.output<typeof deskSettingsSchema>,
    @CurrentStaff() { sub: by }: StaffIdentity,
  ) {
    await this.changing.requireSecondFactor(wanted.second_factor_required, by);
    return wanted;
  }

  @Endpoint(endpoints.readAudit)
  readAudit(@Query({ schema: auditQuerySchema }) query: AuditQuery) {
    return this.audit.page(query);
  }
}
