import { serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { GatewayConfig } from '../config.ts';

/** Settings of the desk: an owner's decision, or else the operator's setting. */
@Injectable()
export class DeskSettings {
  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: Pick<GatewayConfig, 'secondFactorRequired'>,
  ) {}

  async secondFactorRequired(): Promise<boolean> {
    const [row] = await this.database.query<{ required: boolean | null }[]>(
      'SELECT second_factor_required AS required FROM desk_settings',
    );
    return row?.required ?? this.config.secondFactorRequired;
  }

  async requireSecondFactor(required: boolean, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE desk_settings SET second_factor_required = $1', [required]);
  }
}
