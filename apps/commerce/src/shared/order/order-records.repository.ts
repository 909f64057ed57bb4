import { filmingClaims } from '@blue-peony/agency';
import type {
  BuyersOrdersQuery,
  DeskOrder,
  OrderEntry,
  OrderList,
  OrderQuery,
  OrderRecord,
  OrderView,
  SalesQuery,
  SalesTotals,
} from '@blue-peony/contracts';
import { answerRows, AppError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { reviewOf } from '../reviews/reviews.repository.ts';
import { patternOf } from '../pattern-of.ts';
import { fileOrder, linkState } from './link-state.ts';
import { orderStatus } from './order.entity.ts';
import { referenceOf } from './order-reference.ts';

const shown = 50;
const shownEntries = 200;

/** `$6` is a complete reference, which has an index; a partial one must be computed for every order. */
function searchFor(q: string | undefined): string {
  if (q === undefined) return '$1::text IS NULL AND $6::text IS NULL';
  if (wholeReference.test(q)) return `$1::text IS NOT NULL AND ${referenceOf('orders.id')} = $6`;
  const columns = ['orders.id::text', 'lower(email)', 'lower(payment_id)'];
  if (partOfReference.test(q)) columns.push(`lower(${referenceOf('orders.id')})`);
  return `$6::text IS NOT NULL AND (${columns.map((column) => `${column} LIKE $1`).join(' OR ')})`;
}
const wholeReference = /^[\da-f]{5}-[\da-f]{5}$/i;
const partOfReference = /^[\da-f]*-?[\da-f]*$/i;
const waiting = `orders.status = 'paid' AND withdrawn_at IS NULL AND product = 'teasing-content' AND coalesce(scheduled_at > now(), true) AND outcome IS NULL`;

const views: Record<OrderView, string> = {
  all: 'true',
  sales: `(${orderStatus}) NOT IN ('pending', 'expired')`,
  sessions: waiting,
  reviews: `EXISTS (SELECT FROM reviews WHERE reviews.order_id = orders.id AND state = 'open')`,
  abandoned: `(${orderStatus}) IN ('pending', 'expired')`,
};

const newestFirst = 'created_at DESC, id DESC';
/** Sort order: sessions without contact by their deadline, then sessions without a date, then by date. */
const mostUrgentFirst =
  'contacted_at IS NOT NULL OR scheduled_at IS NOT NULL, scheduled_at IS NOT NULL, coalesce(scheduled_at, paid_at), id';

const utc = (column: string) => `to_char((${column}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = `found.id, ${referenceOf('found.id')} AS reference, coalesce(email, '') AS email, shown_status AS status, product, hours, amount, currency, refunded,
  language, created_at, paid_at, payment_id, coalesce(files, '[]') AS files,
  CASE WHEN product = 'teasing-content' AND paid_at IS NOT NULL THEN json_build_object(
    'answer_by', ${utc(`paid_at + interval '${filmingClaims.contactHours} hours'`)}, 'contacted_at', ${utc('contacted_at')},
    'scheduled_at', ${utc('scheduled_at')}, 'outcome', outcome,
    'booked', EXISTS (SELECT FROM bookings WHERE order_id = found.id AND state = 'booked'), 'note', coalesce(note, ''), 'version', coalesce(version, 0)) END AS session`;

const files = `LEFT JOIN LATERAL (
  SELECT json_agg(json_build_object('file_type', file_type, 'download_count', download_count,
    'max_downloads', max_downloads, 'expires_at', ${utc('expires_at')}, 'state', ${linkState})
    ORDER BY ${fileOrder}) AS files
  FROM download_links WHERE order_id = found.id
) AS links ON true`;

const found = `SELECT orders.*, ${orderStatus} AS shown_status, contacted_at, scheduled_at, outcome, note, version
  FROM orders LEFT JOIN order_sessions ON order_id = orders.id`;

type StoredOrder = DeskOrder & { payment_id: string | null };

@Injectable()
export class OrderRecordsRepository {
  constructor(private readonly database: DataSource) {}

  async list({ q, view, status, from, to, cursor }: OrderQuery): Promise<OrderList> {
    const order = view === 'sessions' ? mostUrgentFirst : newestFirst;
    const rows = await this.database.query<StoredOrder[]>(
      `SELECT ${columns} FROM (
         ${found} WHERE ${views[view]} AND ${searchFor(q)} AND ($2::text IS NULL OR ${orderStatus} = $2)
           AND ($3::date IS NULL OR created_at >= $3::date) AND ($4::date IS NULL OR created_at < $4::date + 1)
           AND ($5::uuid IS NULL OR (created_at, orders.id) < (SELECT created_at, id FROM orders WHERE id = $5))
         ORDER BY ${order} LIMIT ${shown + 1}
       ) AS found ${files} ORDER BY ${order}`,
      [patternOf(q), status, from, to, cursor, q?.toUpperCase()].map((value) => value ?? null),
    );
    const items = rows.slice(0, shown);
    // Staff work from the top of the list, so later sessions move up without paging.
    const more = view !== 'sessions' && rows.length > shown;
    return { items, next_cursor: more ? items.at(-1)!.id : null };
  }

  async ofBuyers({ emails, ids }: BuyersOrdersQuery): Promise<OrderList> {
    const rows = await this.database.query<StoredOrder[]>(
      `SELECT ${columns} FROM (
         ${found} WHERE lower(email) = ANY ($1) OR orders.id = ANY ($2) ORDER BY ${newestFirst} LIMIT ${shown}
       ) AS found ${files} ORDER BY ${newestFirst}`,
      [emails.map((email) => email.toLowerCase()), ids],
    );
    return { items: rows, next_cursor: null };
  }

  /** The order with its history. @throws AppError `not_found` */
  async read(id: string): Promise<OrderRecord> {
    const [order] = await this.database.query<StoredOrder[]>(
      `SELECT ${columns} FROM (${found} WHERE orders.id = $1) AS found ${files}`,
      [id],
    );
    if (!order) throw new AppError('not_found');
    const review = (await reviewOf(this.database, id))?.written ?? null;
    return { ...order, review, timeline: await this.timeline(order) };
  }

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

  private timeline({ id, payment_id }: StoredOrder): Promise<OrderEntry[]> {
    return answerRows(
      this.database,
      `SELECT at, kind, detail, staff_id FROM (
         SELECT created_at AS at, 'checkout' AS kind, provider AS detail, NULL::uuid AS staff_id FROM orders WHERE id = $1
         UNION ALL SELECT paid_at, 'paid', '', NULL FROM orders WHERE id = $1 AND paid_at IS NOT NULL
         UNION ALL SELECT received_at, 'webhook', concat_ws(' ', type, outcome), NULL FROM webhooks WHERE payment_id = $2
         UNION ALL SELECT opened_at, 'case', reason, NULL FROM payment_cases WHERE order_id = $1
         UNION ALL SELECT at, kind, detail, staff_id FROM order_entries WHERE order_id = $1
       ) AS entries ORDER BY at DESC LIMIT ${shownEntries}`,
      [id, payment_id],
    );
  }
}
