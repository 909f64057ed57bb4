import { agency } from '@blue-peony/agency';
import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';

const everyMs = 60 * 60_000;
const batch = 1_000;

/** Deletes what staff did so long ago that nobody is asked about it any more. */
@Injectable()
export class DeleteOldAudit implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;

  constructor(
    private readonly database: DataSource,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'old audit entries', work: () => this.delete(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }

  /** @returns whether more may be old */
  async delete(): Promise<boolean> {
    const [{ deleted }] = await this.database.query<[{ deleted: number }]>(
      'SELECT delete_old_audit($1, $2) AS deleted',
      [agency.retention.auditYears, batch],
    );
    return deleted === batch;
  }
}
