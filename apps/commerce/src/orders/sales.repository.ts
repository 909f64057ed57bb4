import type { SalesQuery, SalesTotals } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class SalesRepository {
  constructor(private readonly database: DataSource) {}

  async totals({ from, to }: SalesQuery): Promise<SalesTotals> {
    const items = await this.database.query<SalesTotals['items']>(
      `SELECT to_char(paid_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, product, currency, count(*)::int AS orders,
         sum(amount)::int AS amount, sum(refunded)::int AS refunded
       FROM orders WHERE paid_at >= $1::date AND paid_at < $2::date + 1
       GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2, 3`,
      [from, to],
    );
    return { items };
  }
}
