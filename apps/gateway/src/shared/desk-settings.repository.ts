import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Presence = { aal: 'aal1' | 'aal2'; secondFactor: boolean };

/** What owners have decided for everybody. */
@Injectable()
export class DeskSettings {
  constructor(private readonly database: DataSource) {}

  async secondFactorRequired(manager = this.database.manager): Promise<boolean> {
    const [row] = await manager.query<{ required: boolean }[]>(
      'SELECT second_factor_required AS required FROM desk_settings',
    );
    return row?.required ?? false;
  }

  async requireSecondFactor(required: boolean, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE desk_settings SET second_factor_required = $1', [required]);
  }

  /**
   * Whether the desk stays closed to a staff member: her session has one factor where two are needed, because an owner
   * says so or because she has set up a second one herself.
   */
  async needsSecondFactor({ aal, secondFactor }: Presence): Promise<boolean> {
    return aal === 'aal1' && (secondFactor || (await this.secondFactorRequired()));
  }
}
