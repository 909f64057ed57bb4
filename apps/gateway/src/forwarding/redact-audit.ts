import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';

const everyMs = 10 * 60_000;
const batch = 500;

/**
 * Removes file names from old audit entries. It keeps running after the last one, because a replica of the previous
 * release may still add some.
 */
@Injectable()
export class RedactAudit implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;

  constructor(
    private readonly database: DataSource,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'audit redaction', work: () => this.rewrite(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }

  /** @returns whether more entries may be left */
  private async rewrite(): Promise<boolean> {
    const [row] = await this.database.query<[{ changed: number }]>('SELECT make_audit_opaque($1) AS changed', [batch]);
    return row.changed === batch;
  }
}
