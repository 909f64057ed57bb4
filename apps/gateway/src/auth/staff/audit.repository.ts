import type { AuditAction, AuditQuery, StaffRole } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type Row = {
  id: string;
  at: Date;
  staff_id: string | null;
  staff_email: string | null;
  role: StaffRole | null;
  action: AuditAction;
  subject: string;
  detail: string;
};

@Injectable()
export class AuditRepository {
  constructor(private readonly database: DataSource) {}

  /** One page of the log, newest first; the cursor is the id of the last entry before it. */
  async page({ limit, cursor, staff_id, action }: AuditQuery) {
    const rows = await this.database.query<Row[]>(
      `SELECT audit.id, at, staff_id, staff.email AS staff_email, audit.role, action, subject, detail
       FROM audit LEFT JOIN staff ON staff.id = audit.staff_id
       WHERE ($1::bigint IS NULL OR audit.id < $1) AND ($2::uuid IS NULL OR staff_id = $2)
         AND ($3::text IS NULL OR action = $3)
       ORDER BY audit.id DESC LIMIT $4`,
      [cursor ?? null, staff_id ?? null, action ?? null, limit + 1],
    );
    const items = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
    return { items, next_cursor: rows.length > limit ? items.at(-1)!.id : null };
  }
}
