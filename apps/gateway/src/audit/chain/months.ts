/** The first day of a month, in UTC: `2026-11-01`. */
export const monthOf = (date: Date): string => `${date.toISOString().slice(0, 7)}-01`;

export function monthsFrom(month: string, months: number): string {
  const date = new Date(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(date);
}

/** Name of the table of one month's entries. */
export const tableOf = (month: string): string => `audit_${month.slice(0, 7).replace('-', '_')}`;

/** SQL for a partition's indexes and for the triggers that refuse changes. */
export const completePartition = (table: string): string => `
  ALTER TABLE ${table} ADD PRIMARY KEY (id);
  CREATE INDEX ON ${table} (staff_id, id);
  CREATE INDEX ON ${table} (subject, id);
  CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
  ALTER TABLE ${table} ENABLE ALWAYS TRIGGER audit_append_only`;

export const makeMonth = (month: string): string =>
  `CREATE TABLE ${tableOf(month)} PARTITION OF audit FOR VALUES IN ('${month}'); ${completePartition(tableOf(month))}`;
