import { applicationSorts, type ApplicationSort } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { z } from 'zod';
import type { SqlValues } from './filter.ts';

// All columns of an order have the same direction, so that one row comparison finds the start of a page.
const orders = {
  newest: { columns: ['created_at', 'id'], direction: 'DESC' },
  oldest: { columns: ['created_at', 'id'], direction: 'ASC' },
  score_high: { columns: ['coalesce(score, 0)', 'created_at', 'id'], direction: 'DESC' },
  score_low: { columns: ['coalesce(score, 11)', 'created_at', 'id'], direction: 'ASC' },
} as const satisfies Record<ApplicationSort, { columns: readonly string[]; direction: 'ASC' | 'DESC' }>;

export type Ordered = { id: string; created_at: string; score: number | null };

export function orderBy(sort: ApplicationSort): string {
  const { columns, direction } = orders[sort];
  return `ORDER BY ${columns.map((column) => `${column} ${direction}`).join(', ')}`;
}

export function after(sort: ApplicationSort, { score, created_at, id }: Ordered, values: SqlValues): string {
  const { columns, direction } = orders[sort];
  const key = { newest: [], oldest: [], score_high: [score ?? 0], score_low: [score ?? 11] }[sort];
  const bound = [
    ...key.map((value) => `${values.bind(value)}::int`),
    `${values.bind(created_at)}::timestamptz`,
    `${values.bind(id)}::uuid`,
  ];
  return `(${columns.join(', ')}) ${direction === 'DESC' ? '<' : '>'} (${bound.join(', ')})`;
}

export type Total = { total: number; total_is_estimate: boolean };
export type Cursor = Ordered & Total;

const cursorSchema = z.tuple([
  z.enum(applicationSorts),
  z.number().int().min(1).max(10).nullable(),
  z.iso.datetime(),
  z.uuid(),
  z.number().int().nonnegative(),
  z.boolean(),
]);

/** The end of a page, with the count of the first page, so that nothing is counted twice. */
export const encodeCursor = (sort: ApplicationSort, last: Ordered, { total, total_is_estimate }: Total): string => {
  const { score, created_at, id } = last;
  const cursor: z.input<typeof cursorSchema> = [sort, score, created_at, id, total, total_is_estimate];
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
};

/** @throws AppError validation_failed for a cursor that {@link encodeCursor} did not make for this order */
export function decodeCursor(sort: ApplicationSort, cursor: string): Cursor {
  const [madeFor, score, created_at, id, total, total_is_estimate] = parse(cursor) ?? [];
  if (madeFor !== sort) throw new AppError('validation_failed', { errors: [{ field: 'cursor', code: 'invalid' }] });
  return { score: score!, created_at: created_at!, id: id!, total: total!, total_is_estimate: total_is_estimate! };
}

function parse(cursor: string) {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return undefined;
  }
}
