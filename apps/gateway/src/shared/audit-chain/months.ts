/** The first day of a month, in UTC: `2026-11-01`. */
export const monthOf = (date: Date): string => `${date.toISOString().slice(0, 7)}-01`;

/** The month that is so many months later, or earlier. */
export function monthsFrom(month: string, months: number): string {
  const date = new Date(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(date);
}

/** The table of the entries of one month. */
export const tableOf = (month: string): string => `audit_${month.slice(0, 7).replace('-', '_')}`;

/** What finds entries of one partition, and refuses to change them. */
export const completePartition = (table: string): string => `
  ALTER TABLE ${table} ADD PRIMARY KEY (id);
  CREATE INDEX ON ${table} (staff_id, id);
  CREATE INDEX ON ${table} (subject, id);
  CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
  ALTER TABLE ${table} ENABLE ALWAYS TRIGGER audit_append_only`;

export const makeMonth = (month: string): string =>
  `CREATE TABLE ${tableOf(month)} PARTITION OF audit FOR VALUES IN ('${month}'); ${completePartition(tableOf(month))}`;
