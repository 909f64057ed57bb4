import { optionalTextNames, type ApplicationFilter } from '@blue-peony/contracts';
import type { DataSource } from 'typeorm';
import { hits, SqlValues, whereAll } from './filter.ts';
import { after, orderBy, type Ordered } from './order.ts';

const batchSize = 1_000;

export const exportedColumns = [
  'id',
  'created_at',
  'language',
  'source',
  'name',
  'email',
  'whatsapp',
  'phone_e164',
  'country',
  'city',
  ...optionalTextNames.filter((name) => name !== 'message'),
  'onlyfans_monthly_earnings',
  'message',
  'discreet',
  'photos',
  'assessment_result',
  'score',
  'first_scored_at',
  'replied_at',
  'notes',
] as const;

const computed: Partial<Record<(typeof exportedColumns)[number], string>> = {
  discreet: 'discreet::text AS discreet',
  photos: 'cardinality(file_urls) AS photos',
  notes: `(SELECT string_agg(text, E'\\n\\n' ORDER BY created_at) FROM notes WHERE application_id = applications.id) AS notes`,
};

type ExportedRow = Ordered & Record<(typeof exportedColumns)[number], string | number | Date | null>;

/** All applications that pass the filter, a thousand at a time, so that memory does not grow with their number. */
export async function* exportedRows(database: DataSource, filter: ApplicationFilter): AsyncGenerator<ExportedRow[]> {
  for (let last: ExportedRow | undefined, rows: ExportedRow[] = []; ; last = rows.at(-1)) {
    rows = await batchOf(database, filter, last);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
  }
}

function batchOf(
  database: DataSource,
  filter: ApplicationFilter,
  last: ExportedRow | undefined,
): Promise<ExportedRow[]> {
  const values = new SqlValues();
  const columns = exportedColumns.map((name) => computed[name] ?? name);
  const all = hits(filter, columns.join(', '), values);
  const where = whereAll(last ? [after(filter.sort, last, values)] : []);
  return database.query(
    `SELECT * FROM (${all}) AS applications ${where} ${orderBy(filter.sort)} LIMIT ${batchSize}`,
    values.list,
  );
}
