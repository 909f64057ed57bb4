import { Injectable } from '@nestjs/common';
import type { ApplicationFilter, ApplicationPage, ApplicationQuery } from '@blue-peony/contracts';
import { DataSource } from 'typeorm';
import { CountRepository } from './count.repository.ts';
import { hits, narrowing, searching, Values, walkedText, whereAll, withText } from './filter.ts';
import { itemColumns, toDeskApplication, type DeskRow } from './items.ts';
import { SearchIndexRepository } from '../search/search-index.repository.ts';
import { after, decodeCursor, encodeCursor, orderBy, type Cursor, type Total } from './order.ts';

/** So many rows are looked through in the asked order before the search index is asked for all that it knows. */
const walkedRows = 10_000;
/** Up to this many are counted, beyond it an estimate is good enough. */
const countedAtMost = 10_000;

/** `rows`: one more than the page has, to see whether another one follows. */
type Asked = { filter: ApplicationFilter; cursor: Cursor | undefined; rows: number };
type Hit = DeskRow & { hits: number };
type Found = { rows: DeskRow[]; total: Total };

@Injectable()
export class ListRepository {
  constructor(
    private readonly database: DataSource,
    private readonly counts: CountRepository,
    private readonly texts: SearchIndexRepository,
  ) {}

  /** One page by key: as quick for the thousandth as for the first. @throws AppError validation_failed for its cursor */
  async page({ limit, cursor: given, ...filter }: ApplicationQuery): Promise<ApplicationPage> {
    const cursor = given === undefined ? undefined : decodeCursor(filter.sort, given);
    const asked = { filter, cursor, rows: limit + 1 };
    const { rows, total } = filter.q ? await this.search(asked) : await this.browse(asked);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor(filter.sort, last, total) : null;
    const notes = filter.q ? await this.texts.notesWith(filter.q, items) : new Map<string, string>();
    const found = items.map((row) => ({ ...toDeskApplication(row), matching_note: notes.get(row.id) }));
    return { items: found, next_cursor, ...total };
  }

  private async browse(asked: Asked): Promise<Found> {
    const total = totalOf(asked.cursor) ?? (await this.estimate(asked.filter));
    return total ? { rows: await this.go(asked), total } : this.lookUp(asked);
  }

  /** @returns nothing where there are so few that counting them costs little */
  private async estimate(filter: ApplicationFilter): Promise<Total | undefined> {
    const expected = await this.counts.expected(filter);
    return expected > countedAtMost ? { total: expected, total_is_estimate: true } : undefined;
  }

  /**
   * What many have is soon found by going through the list, what few have by the index; which it is, no statistics say
   * before the search.
   */
  private async search(asked: Asked): Promise<Found> {
    const rows = await this.walk(asked);
    if (rows.length < asked.rows) return this.lookUp(asked);
    return { rows, total: totalOf(asked.cursor) ?? (await this.counts.sampled(asked.filter, walkedRows)) };
  }

  /** The page, straight from an index that has the asked order; rows that are passed over are not looked at. */
  private go({ filter, cursor, rows }: Asked): Promise<DeskRow[]> {
    const values = new Values();
    const where = whereAll([...narrowing(filter, values), ...start(filter, cursor, values)]);
    const order = orderBy(filter.sort);
    const page = `SELECT id FROM applications ${where} ${order} LIMIT ${rows}`;
    return this.database.query(
      `SELECT ${itemColumns} FROM (${page}) AS page JOIN applications AS a USING (id) ${order}`,
      values.list,
    );
  }

  /** The page, from what the next `walkedRows` have of it. */
  private walk({ filter, cursor, rows }: Asked): Promise<DeskRow[]> {
    const values = new Values();
    const where = whereAll([...narrowing(filter, values), ...start(filter, cursor, values)]);
    const order = orderBy(filter.sort);
    const walked = `SELECT * FROM applications ${where} ${order} LIMIT ${walkedRows}`;
    const found = whereAll(searching(filter, walkedText, values));
    const page = `SELECT walked.* FROM ${withText(walked)} ${found} ${order} LIMIT ${rows}`;
    return this.database.query(`SELECT ${itemColumns} FROM (${page}) AS a ${order}`, values.list);
  }

  /** The page, out of everything that matches, which is counted on the way. */
  private async lookUp({ filter, cursor, rows }: Asked): Promise<Found> {
    const values = new Values();
    const order = orderBy(filter.sort);
    const all = hits(filter, 'id, created_at, score', await this.texts.until(), values);
    const from = whereAll(start(filter, cursor, values));
    const found = await this.database.query<Hit[]>(
      `WITH hits AS MATERIALIZED (${all}), page AS (SELECT id FROM hits ${from} ${order} LIMIT ${rows})
       SELECT ${itemColumns}, (SELECT count(*)::int FROM hits) AS hits
       FROM (SELECT applications.* FROM applications JOIN page USING (id)) AS a ${order}`,
      values.list,
    );
    const total = totalOf(cursor) ?? { total: found[0]?.hits ?? 0, total_is_estimate: false };
    return { rows: found.map(withoutHits), total };
  }
}

const start = ({ sort }: ApplicationFilter, cursor: Cursor | undefined, values: Values): string[] =>
  cursor ? [after(sort, cursor, values)] : [];

const totalOf = (cursor: Cursor | undefined): Total | undefined =>
  cursor && { total: cursor.total, total_is_estimate: cursor.total_is_estimate };

function withoutHits(hit: Hit): DeskRow {
  const { hits: _, ...row } = hit;
  return row;
}
