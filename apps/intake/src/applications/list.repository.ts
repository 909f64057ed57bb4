import { Injectable } from '@nestjs/common';
import type {
  Application,
  ApplicationDetail,
  ApplicationFilter,
  ApplicationPage,
  ApplicationQuery,
  DeskApplication,
} from '@blue-peony/contracts';
import { DataSource } from 'typeorm';
import { answerRows } from '@blue-peony/service-kit';
import { notesOf, notesWith } from '../notes/notes.repository.ts';
import { countedRows, expectedMatches, expectedRows, sampledMatches } from './count.ts';
import { hits, narrowing, notIndexed, searching, SqlValues, walkedText, whereAll, withText } from './filter.ts';
import { itemColumns, readDuplicates, readItem, toDeskApplication, type DeskRow } from './items.ts';
import { isFrom } from './search/unindexed.ts';
import { periodMark, periodOf } from './search/periods.ts';
import { repliesWith } from './search/replies-with.ts';
import { after, decodeCursor, encodeCursor, orderBy, type Cursor, type Total } from './order.ts';

/** Rows that are scanned in the requested order before the query turns to the search index. */
const walkedRows = 10_000;
/** Enough rows to extrapolate from: half of a scan, so that both together stay below the time of a search. */
const sampledRows = 5_000;
/** So many are found and sorted at once; more are read in the order of an index. */
const lookedUpAtMost = 10_000;
const shownOfAddress = 20;

/** `rows`: one more than the page shows, to know whether another page follows. */
type Asked = { filter: ApplicationFilter; cursor: Cursor | undefined; rows: number };
type Hit = DeskRow & { hits: number };
type Applicant = Pick<Application, 'id' | 'created_at' | 'name' | 'score'>;
type Found = { rows: DeskRow[]; total: Total };

@Injectable()
export class ListRepository {
  constructor(private readonly database: DataSource) {}

  /** By keyset, so that the thousandth page is as fast as the first. @throws AppError validation_failed */
  async page({ limit, cursor: given, ...filter }: ApplicationQuery): Promise<ApplicationPage> {
    const cursor = given === undefined ? undefined : decodeCursor(filter.sort, given);
    const asked = { filter, cursor, rows: limit + 1 };
    const { rows, total } = filter.q ? await this.search(asked) : await this.browse(asked);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor(filter.sort, last, total) : null;
    const found = items.map(toDeskApplication);
    return { items: filter.q ? await this.withPlaces(filter.q, found) : found, next_cursor, ...total };
  }

  /** With the note and the line of a mail in which a search found something; the desk has the rest. */
  private async withPlaces(q: string, items: DeskApplication[]): Promise<DeskApplication[]> {
    const [notes, lines] = await Promise.all([
      notesWith(this.database, q, items),
      repliesWith(this.database, q, items),
    ]);
    return items.map((item) => ({ ...item, matching_note: notes.get(item.id), matching_reply: lines.get(item.id) }));
  }

  async open(id: string): Promise<ApplicationDetail | undefined> {
    const [application, duplicates, notes] = await Promise.all([
      readItem(this.database, id),
      readDuplicates(this.database, id),
      notesOf(this.database, id),
    ]);
    return application && { ...application, duplicates, notes };
  }

  ofAddress(email: string): Promise<Applicant[]> {
    return answerRows(
      this.database,
      `SELECT id, created_at, name, score FROM applications WHERE ${isFrom('$1')} AND sealed_at IS NULL
       ORDER BY created_at DESC, id DESC LIMIT ${shownOfAddress}`,
      [email],
    );
  }

  private async browse(asked: Asked): Promise<Found> {
    const known = totalOf(asked.cursor);
    if (known) return { rows: await this.go(asked), total: known };
    const expected = await expectedRows(this.database, asked.filter);
    if (expected <= lookedUpAtMost) return this.lookUp(asked);
    const [rows, total] = await Promise.all([this.go(asked), countedRows(this.database, asked.filter, expected)]);
    return { rows, total };
  }

  /**
   * Scanning the list finds common words quickly, the search index finds rare ones. No statistics tell in advance which
   * a search is, so the scan goes first and is bounded.
   */
  private async search(asked: Asked): Promise<Found> {
    const { filter, cursor } = asked;
    const rows = await this.walk(asked);
    if (rows.length === asked.rows)
      return { rows, total: totalOf(cursor) ?? (await sampledMatches(this.database, filter, sampledRows)) };
    const byDate = filter.sort === 'newest' || filter.sort === 'oldest';
    return byDate && (await this.isFrequent(filter)) ? this.byPeriod(asked) : this.lookUp(asked);
  }

  async isFrequent({ sort, q }: ApplicationFilter): Promise<boolean> {
    return (await expectedMatches(this.database, { sort, q })) > lookedUpAtMost;
  }

  /** The page in the order of dates, one period after another until it is full, because all matches are too many. */
  private async byPeriod({ filter, cursor, rows }: Asked): Promise<Found> {
    const values = new SqlValues();
    const columns = 'id, created_at, score';
    const order = orderBy(filter.sort);
    const from = start(filter, cursor, values);
    const text = [`text LIKE '%' || ${periodMark('period')} || '%'`, ...searching(filter, 'text', values)];
    // A change that is not indexed yet is found in the row instead.
    const ofPeriod = `
      WITH matching AS MATERIALIZED (SELECT application_id, changed_at FROM application_search ${whereAll(text)})
      SELECT ${columns} FROM matching JOIN applications ON id = application_id AND updated_at = changed_at
      ${whereAll([...narrowing(filter, values), ...from])} ${order} LIMIT ${rows}`;
    const other = `SELECT * FROM (${notIndexed(filter, columns, values)}) AS other ${whereAll(from)}`;
    const found = await answerRows<DeskRow>(
      this.database,
      `WITH indexed AS MATERIALIZED (
         SELECT found.* FROM ${periods(filter, cursor, values)} AS period CROSS JOIN LATERAL (${ofPeriod}) AS found
         LIMIT ${rows}
       ), page AS (SELECT id FROM (SELECT * FROM indexed UNION ${other}) AS found ${order} LIMIT ${rows})
       SELECT ${itemColumns} FROM (SELECT applications.* FROM applications JOIN page USING (id)) AS a ${order}`,
      values.list,
    );
    if (found.length < rows)
      return { rows: found, total: totalOf(cursor) ?? { total: found.length, total_is_estimate: false } };
    return {
      rows: found,
      total: totalOf(cursor) ?? { total: await expectedMatches(this.database, filter), total_is_estimate: true },
    };
  }

  private go({ filter, cursor, rows }: Asked): Promise<DeskRow[]> {
    const values = new SqlValues();
    const where = whereAll([...narrowing(filter, values), ...start(filter, cursor, values)]);
    const order = orderBy(filter.sort);
    const page = `SELECT id FROM applications ${where} ${order} LIMIT ${rows}`;
    return answerRows(
      this.database,
      `SELECT ${itemColumns} FROM (${page}) AS page JOIN applications AS a USING (id) ${order}`,
      values.list,
    );
  }

  private walk({ filter, cursor, rows }: Asked): Promise<DeskRow[]> {
    const values = new SqlValues();
    const where = whereAll([...narrowing(filter, values), ...start(filter, cursor, values)]);
    const order = orderBy(filter.sort);
    const walked = `SELECT * FROM applications ${where} ${order} LIMIT ${walkedRows}`;
    const found = whereAll(searching(filter, walkedText, values));
    const page = `SELECT walked.* FROM ${withText(walked)} ${found} ${order} LIMIT ${rows}`;
    return answerRows(this.database, `SELECT ${itemColumns} FROM (${page}) AS a ${order}`, values.list);
  }

  private async lookUp({ filter, cursor, rows }: Asked): Promise<Found> {
    const values = new SqlValues();
    const order = orderBy(filter.sort);
    const all = hits(filter, 'id, created_at, score', values);
    const from = whereAll(start(filter, cursor, values));
    const found = await answerRows<Hit>(
      this.database,
      `WITH hits AS MATERIALIZED (${all}), page AS (SELECT id FROM hits ${from} ${order} LIMIT ${rows})
       SELECT ${itemColumns}, (SELECT count(*)::int FROM hits) AS hits
       FROM (SELECT applications.* FROM applications JOIN page USING (id)) AS a ${order}`,
      values.list,
    );
    const total = totalOf(cursor) ?? { total: found[0]?.hits ?? 0, total_is_estimate: false };
    return { rows: found.map(withoutHits), total };
  }
}

const start = ({ sort }: ApplicationFilter, cursor: Cursor | undefined, values: SqlValues): string[] =>
  cursor ? [after(sort, cursor, values)] : [];

function periods({ sort, from, to }: ApplicationFilter, cursor: Cursor | undefined, values: SqlValues): string {
  const bound = (given: string | undefined) => (given ? `${values.bind(given)}::timestamptz` : 'NULL');
  const newest = sort === 'newest';
  const last = `least(${bound(newest ? cursor?.created_at : undefined)}, ${bound(to)}, (SELECT max(created_at) FROM applications))`;
  const first = `greatest(${bound(newest ? undefined : cursor?.created_at)}, ${bound(from)}, (SELECT min(created_at) FROM applications))`;
  const [begin, end] = newest ? [last, first] : [first, last];
  return `generate_series(${periodOf(begin)}, ${periodOf(end)}, ${newest ? -1 : 1})`;
}

const totalOf = (cursor: Cursor | undefined): Total | undefined =>
  cursor && { total: cursor.total, total_is_estimate: cursor.total_is_estimate };

function withoutHits(hit: Hit): DeskRow {
  const { hits: _, ...row } = hit;
  return row;
}
