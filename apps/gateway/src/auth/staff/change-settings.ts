import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { DeskSettings } from '../../shared/desk-settings.repository.ts';

@Injectable()
export class ChangeSettings {
  constructor(
    private readonly database: DataSource,
    private readonly settings: DeskSettings,
    private readonly audit: Audit,
  ) {}

  /** Holds at once, also for photo links that are out already. */
  async requireSecondFactor(required: boolean, by: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.settings.requireSecondFactor(required, manager);
      const change = { subject: 'second_factor_required', detail: String(required) };
      await this.audit.record({ staffId: by, action: 'settings.changed', ...change }, manager);
    });
  }
}
