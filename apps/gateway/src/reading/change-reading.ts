import type { ReadingChange } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../shared/audit.ts';
import { Readings } from './readings.repository.ts';

/** Changes the limits from which reading is reported to the owners. */
@Injectable()
export class ChangeReading {
  constructor(
    private readonly database: DataSource,
    private readonly readings: Readings,
    private readonly audit: Audit,
  ) {}

  async change(change: ReadingChange, by: string): Promise<void> {
    const { photos, applications, exports } = change.limits;
    const counted = change.per_person ? 'per person' : 'team';
    const detail = `photos=${photos} applications=${applications} exports=${exports} ${counted}`;
    await this.database.transaction(async (manager) => {
      await this.readings.change(change, manager);
      await this.audit.record({ staffId: by, action: 'settings.changed', subject: 'reading', detail }, manager);
    });
  }
}
