import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';

const everyMs = 10 * 60_000;
const batch = 500;

/**
 * Takes the file names out of old audit entries. It goes on after the last one: a replica of the release before may still
 * add some.
 */
@Injectable()
export class MakeAuditOpaque implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;

  constructor(
    private readonly database: DataSource,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'opaque audit', work: () => this.rewrite(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }

  /** @returns whether more may be left */
  private async rewrite(): Promise<boolean> {
    const [row] = await this.database.query<[{ changed: number }]>('SELECT make_audit_opaque($1) AS changed', [batch]);
    return row.changed === batch;
  }
}
