import { type ReadingFigure, type ReadingKind, readingKinds } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { writeAudit } from '../shared/audit.ts';

export const team = 'team';
const keptDays = 90;

type Figures = { reader: string; email: string | null } & ReadingFigure;

/** @returns the start of counting per person; null while it is off */
export async function countedSince(database: Pick<EntityManager, 'query'>): Promise<Date | null> {
  const [row] = await database.query<[{ since: Date | null }]>(
    'SELECT reading_per_person_since AS since FROM desk_settings',
  );
  return row.since;
}

export async function countPeople(database: DataSource, perPerson: boolean, by: string): Promise<void> {
  const detail = perPerson ? 'per person' : 'team';
  await database.transaction(async (manager) => {
    await manager.query(
      `UPDATE desk_settings
       SET reading_per_person_since = CASE WHEN $1 THEN coalesce(reading_per_person_since, now()) END`,
      [perPerson],
    );
    if (!perPerson) await manager.query('DELETE FROM readings WHERE reader <> $1', [team]);
    await writeAudit(manager, { staffId: by, action: 'settings.changed', subject: 'reading', detail });
  });
}

export async function addReading(what: ReadingKind, reader: string, manager: EntityManager): Promise<void> {
  const [row] = await manager.query<[{ times: number }]>(
    `INSERT INTO readings AS counted (hour, what, reader, times) VALUES (date_trunc('hour', now(), 'UTC'), $1, $2, 1)
     ON CONFLICT (hour, what, reader) DO UPDATE SET times = counted.times + 1 RETURNING times`,
    [what, reader],
  );
  if (row.times === 1)
    await manager.query('DELETE FROM readings WHERE hour < now() - make_interval(days => $1)', [keptDays]);
}

/** @returns the count if it exceeds the limit and the owners have not been notified in this hour */
export async function claimNotice(
  what: ReadingKind,
  reader: string,
  limit: number,
  manager: EntityManager,
): Promise<number | undefined> {
  const [row] = await queryRows<{ times: number }>(
    manager,
    `UPDATE readings SET told = true WHERE hour = date_trunc('hour', now(), 'UTC') AND what = $1 AND reader = $2
       AND times > $3 AND NOT told RETURNING times`,
    [what, reader, limit],
  );
  return row?.times;
}

/** Figures by reader: of one reader, or of all. */
export async function readFigures(database: DataSource, reader: string | null) {
  const rows = await database.query<Figures[]>(
    `SELECT reader, staff.email, what, sum(times)::int AS kept,
       coalesce(sum(times) FILTER (WHERE hour > now() - interval '1 day'), 0)::int AS day,
       coalesce(sum(times) FILTER (WHERE hour = date_trunc('hour', now(), 'UTC')), 0)::int AS hour
     FROM readings LEFT JOIN staff ON staff.id::text = reader
     WHERE ($1::text IS NULL OR reader = $1) AND hour > now() - make_interval(days => $2)
     GROUP BY reader, staff.email, what ORDER BY staff.email`,
    [reader, keptDays],
  );
  const readers = new Map<string, { email: string | null; figures: ReadingFigure[] }>();
  for (const { reader: who, email } of rows) readers.set(who, { email, figures: figuresOf(rows, who) });
  return readers;
}

/** One figure for each kind, in the order of `readingKinds`. */
export const figuresOf = (rows: readonly Figures[], reader: string): ReadingFigure[] =>
  readingKinds.map((what) => {
    const row = rows.find((candidate) => candidate.what === what && candidate.reader === reader);
    return { what, hour: row?.hour ?? 0, day: row?.day ?? 0, kept: row?.kept ?? 0 };
  });
