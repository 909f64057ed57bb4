import { serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { GatewayConfig } from '../config.ts';

type Presence = { aal: 'aal1' | 'aal2'; secondFactor: boolean };

/** What owners have decided for everybody, else what the operator has set. */
@Injectable()
export class DeskSettings {
  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: Pick<GatewayConfig, 'secondFactorRequired'>,
  ) {}

  async secondFactorRequired(manager = this.database.manager): Promise<boolean> {
    const [row] = await manager.query<{ required: boolean | null }[]>(
      'SELECT coalesce(second_factor_choice, nullif(second_factor_required, false)) AS required FROM desk_settings',
    );
    return row?.required ?? this.config.secondFactorRequired;
  }

  async requireSecondFactor(required: boolean, manager: EntityManager): Promise<void> {
    // The release before reads the first of the two.
    await manager.query('UPDATE desk_settings SET second_factor_required = $1, second_factor_choice = $1', [required]);
  }

  /**
   * Whether the desk stays closed to a staff member: her session has one factor where two are needed, because an owner
   * says so or because she has set up a second one herself.
   */
  async needsSecondFactor({ aal, secondFactor }: Presence): Promise<boolean> {
    return aal === 'aal1' && (secondFactor || (await this.secondFactorRequired()));
  }
}
