import type { auditEntrySchema, AuditQuery } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { sqlNameOf } from '../shared/identity/staff-name.ts';

/** One page of the log, newest first; the cursor is the id of the last entry of the previous page. */
export async function readAudit(database: DataSource, query: AuditQuery) {
  const { limit, cursor, staff_id, action, subject, from, to } = query;
  const rows = await answerRows<z.output<typeof auditEntrySchema>>(
    database,
    `SELECT audit.id, at, staff_id, staff.email AS staff_email, ${sqlNameOf()} AS staff_name, audit.role, action,
         subject, ${sqlNameOf('about')} AS subject_name, detail
       FROM audit LEFT JOIN staff ON staff.id = audit.staff_id LEFT JOIN staff AS about ON about.id::text = subject
       WHERE ($1::bigint IS NULL OR audit.id < $1) AND ($2::uuid IS NULL OR staff_id = $2)
         AND ($3::text IS NULL OR action = $3) AND ($4::text IS NULL OR subject = $4 OR action = 'photo.opened' AND detail = $4)
         AND ($5::timestamptz IS NULL OR at >= $5) AND ($6::timestamptz IS NULL OR at < $6)
       ORDER BY audit.id DESC LIMIT $7`,
    [cursor, staff_id, action, subject, from, to, limit + 1].map((value) => value ?? null),
  );
  const items = rows.slice(0, limit);
  return { items, next_cursor: rows.length > limit ? items.at(-1)!.id : null };
}
