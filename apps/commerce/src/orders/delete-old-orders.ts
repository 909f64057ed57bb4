import { agency } from '@blue-peony/agency';
import { queryRows, Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';

const everyMs = 60 * 60_000;
const batch = 500;
const ended = `date_trunc('year', now()) - make_interval(years => $1)`;

/**
 * Deletes orders, and payments without an order, after the retention years of tax law, counted from the end of the
 * order's year.
 */
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

  /** @returns whether more orders may be due */
  async delete(): Promise<boolean> {
    const deleted = await this.database.transaction(async (manager) => {
      const orders = await queryRows<{ id: string }>(
        manager,
        `SELECT id FROM orders WHERE created_at < ${ended}
         ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
        [agency.retention.orderYears, batch],
      );
      const ids = orders.map(({ id }) => id);
      await manager.query('DELETE FROM download_links WHERE order_id = ANY($1)', [ids]);
      await manager.query('DELETE FROM orders WHERE id = ANY($1)', [ids]);
      const cases = await queryRows(
        manager,
        `DELETE FROM payment_cases WHERE id IN (
           SELECT id FROM payment_cases WHERE opened_at < ${ended} AND order_id IS NULL AND state <> 'open'
           ORDER BY opened_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
        [agency.retention.orderYears, batch],
      );
      return Math.max(ids.length, cases.length);
    });
    return deleted === batch;
  }
}
