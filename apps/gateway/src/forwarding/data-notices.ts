import type { AuditAction } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StaffMails } from '../shared/staff-mails.ts';

type Told = { kind: 'data_exported'; what: 'applications' | 'application' } | { kind: 'data_erased' };

const told: Partial<Record<AuditAction, Told>> = {
  'applications.exported': { kind: 'data_exported', what: 'applications' },
  'application.exported': { kind: 'data_exported', what: 'application' },
  'application.erased': { kind: 'data_erased' },
};

/** Mails a staff member a notice when data is exported or erased under their account. */
@Injectable()
export class DataNotices {
  constructor(
    private readonly database: DataSource,
    private readonly mails: StaffMails,
  ) {}

  async tell(action: AuditAction, staffId: string, correlationId: string): Promise<void> {
    const what = told[action];
    if (!what) return;
    const send = await this.database.transaction(async (manager) => {
      const to = await this.mails.addressOf(manager, staffId);
      if (!to) return undefined;
      const mail = { ...what, to, at: new Date().toISOString() };
      return this.mails.add(manager, { staffId, correlationId, mail });
    });
    send?.();
  }
}
