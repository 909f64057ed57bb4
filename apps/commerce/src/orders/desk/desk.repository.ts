import type { DeskOrder, OrderList, OrderQuery } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { referenceOf } from '../order-reference.ts';
import { stateOf } from '../downloads/downloads.repository.ts';
import { orderState } from '../order.entity.ts';

const shown = 50;

@Injectable()
export class DeskRepository {
  constructor(private readonly database: DataSource) {}

  async list({ q = '', status }: OrderQuery): Promise<OrderList> {
    const id = z.uuid().safeParse(q).data;
    // What looks like an id is one; everything else is how an address begins, its signs taken as they are.
    const prefix = q && !id ? `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : undefined;
    const rows = await this.database.query<DeskOrder[]>(
      `SELECT id, ${referenceOf('id')} AS reference, coalesce(email, '') AS email, state AS status, product, hours, amount, currency, refunded,
         language, created_at, paid_at,
         coalesce(files, '[]') AS files
       FROM (
         SELECT *, ${orderState} AS state FROM orders
         WHERE ($1::uuid IS NULL OR id = $1) AND ($2::text IS NULL OR lower(email) LIKE $2)
           AND ($3::text IS NULL OR ${orderState} = $3)
         ORDER BY created_at DESC, id DESC LIMIT ${shown + 1}
       ) AS found LEFT JOIN LATERAL (
         SELECT json_agg(json_build_object('file_type', file_type, 'download_count', download_count,
           'max_downloads', max_downloads, 'expires_at', ${utc('expires_at')}, 'state', ${stateOf})
           ORDER BY file_type DESC) AS files
         FROM download_links WHERE order_id = found.id
       ) AS links ON true
       ORDER BY created_at DESC, id DESC`,
      [id ?? null, prefix ?? null, status ?? null],
    );
    return { items: rows.slice(0, shown), more: rows.length > shown };
  }
}

/** As the contract writes times, also inside of JSON. */
const utc = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
