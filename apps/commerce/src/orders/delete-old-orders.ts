import { agency } from '@blue-peony/agency';
import { queryRows, Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';

const everyMs = 60 * 60_000;
const batch = 500;

/** Deletes orders when the years of tax law are over, which count from the end of the order's own year. */
@Injectable()
export class DeleteOldOrders implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;

  constructor(
    private readonly database: DataSource,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'old orders', work: () => this.delete(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }

  /** @returns whether more may be old */
  async delete(): Promise<boolean> {
    const deleted = await this.database.transaction(async (manager) => {
      const orders = await queryRows<{ id: string }>(
        manager,
        `SELECT id FROM orders WHERE created_at < date_trunc('year', now()) - make_interval(years => $1)
         ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
        [agency.retention.orderYears, batch],
      );
      const ids = orders.map(({ id }) => id);
      await manager.query('DELETE FROM download_links WHERE order_id = ANY($1)', [ids]);
      await manager.query('DELETE FROM orders WHERE id = ANY($1)', [ids]);
      return ids.length;
    });
    return deleted === batch;
  }
}
