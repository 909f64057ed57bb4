import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../shared/audit.ts';
import { DeskSettings } from '../shared/desk-settings.repository.ts';
import { StaffMails } from '../shared/staff-mails.ts';

/** Changes the desk's settings. */
@Injectable()
export class ChangeSettings {
  constructor(
    private readonly database: DataSource,
    private readonly settings: DeskSettings,
    private readonly audit: Audit,
    private readonly mails: StaffMails,
  ) {}

  secondFactorRequired(): Promise<boolean> {
    return this.settings.secondFactorRequired();
  }

  /** Takes effect at once, also for photo links that exist already. All owners are notified. */
  async requireSecondFactor(required: boolean, staffId: string, correlationId: string): Promise<void> {
    const send = await this.database.transaction(async (manager) => {
      await this.settings.requireSecondFactor(required, manager);
      const change = { subject: 'second_factor_required', detail: String(required) };
      await this.audit.record({ staffId, action: 'settings.changed', ...change }, manager);
      const by = await this.mails.addressOf(manager, staffId);
      const notice = { kind: 'requirement_changed', required, by, at: new Date().toISOString() } as const;
      return this.mails.addForOwners(manager, correlationId, notice);
    });
    send();
  }
}
