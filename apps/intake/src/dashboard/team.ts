import { teamGroups, type DashboardQuery, type Team, type TeamFigures } from '@blue-peony/contracts';
import type { DataSource } from 'typeorm';
import { countryName } from './country-names.ts';
import { promiseEnds, received } from './dashboard.repository.ts';

/** Sources are free text, and so is a country that no list knows: only the most frequent values are shown. */
const shownGroups = 50;

type GroupRow = TeamFigures & { kind: number; key: string | null };
type Member = NonNullable<Team['people']>[number];

const figures = `
  count(*)::int AS received, count(first_scored_at)::int AS scored, count(replied_at)::int AS answered,
  count(*) FILTER (WHERE replied_at <= ${promiseEnds})::int AS kept,
  count(*) FILTER (WHERE coalesce(replied_at, now()) > ${promiseEnds})::int AS broken,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM replied_at - created_at)::float8) AS median_seconds`;
// Bits of the columns that a row of the grouping sets leaves out, the last column lowest; the total leaves out all.
const kindOf = (index: number) => all & ~(1 << (teamGroups.length - 1 - index));
const all = (1 << teamGroups.length) - 1;

function withoutKind(row: GroupRow) {
  const { kind: _, ...group } = row;
  return group;
}

export async function readTeam(database: DataSource, { from, to, time_zone }: DashboardQuery): Promise<Team> {
  const [rows, people] = await Promise.all([
    namesOf(database, [from, to]).then((names) => groupsOf(database, [from, to, time_zone, names])),
    peopleOf(database, [from, to]),
  ]);
  const of = (kind: number) => rows.filter((row) => row.kind === kind).map(withoutKind);
  const [day, country, language, source] = teamGroups.map((_, index) => of(kindOf(index)));
  const { key: _, ...total } = of(all)[0]!;
  const largest = (group: typeof day) => group!.toSorted((a, b) => b.received - a.received).slice(0, shownGroups);
  const days = day!.toSorted((a, b) => (a.key! < b.key! ? -1 : 1));
  return {
    total,
    groups: { day: days, country: largest(country), language: largest(language), source: largest(source) },
    people,
  };
}

/** @returns the name of each country as it was written, because a median of two spellings cannot be made of theirs */
async function namesOf(database: DataSource, values: unknown[]): Promise<Record<string, string>> {
  const rows = await database.query<{ country: string }[]>(
    `SELECT DISTINCT country FROM applications WHERE ${received}`,
    values,
  );
  return Object.fromEntries(rows.map(({ country }) => [country, countryName(country)]));
}

function groupsOf(database: DataSource, values: unknown[]): Promise<GroupRow[]> {
  const columns = teamGroups.join(', ');
  return database.query(
    `SELECT grouping(${columns}) AS kind, coalesce(${columns}) AS key, ${figures}
     FROM (SELECT to_char(created_at AT TIME ZONE $3, 'YYYY-MM-DD') AS day, $4::jsonb ->> country AS country, language, source,
             created_at, first_scored_at, replied_at
           FROM applications WHERE ${received}) AS received
     GROUP BY GROUPING SETS ((), (day), (country), (language), (source))`,
    values,
  );
}

function peopleOf(database: DataSource, values: unknown[]): Promise<Member[]> {
  return database.query(
    `SELECT staff_id, count(DISTINCT application_id) FILTER (WHERE kind = 'scored')::int AS scored,
       count(DISTINCT application_id) FILTER (
         WHERE (kind = 'answered' AND NOT EXISTS (
           SELECT FROM answers WHERE id = (detail ->> 'answer')::uuid AND withdrawn_at IS NOT NULL)) OR (kind = 'replied' AND detail @> '{"replied": true}'))::int AS answered
     FROM application_events WHERE at >= $1 AND at < $2 AND staff_id IS NOT NULL
       AND kind IN ('scored', 'answered', 'replied')
     GROUP BY staff_id ORDER BY answered DESC, scored DESC, staff_id`,
    values,
  );
}
