import { claims } from '@blue-peony/agency';
import {
  earningsBands,
  languages,
  scores,
  type Dashboard,
  type DashboardQuery,
  type Language,
} from '@blue-peony/contracts';
import type { DataSource } from 'typeorm';

type GroupRow = { day: string | null; language: Language | null; score: number | null; earnings: string | null } & {
  kind: number;
  count: number;
};

type Clocks = Record<'scored' | 'kept' | 'broken' | 'open', number> & { seconds: (number | null)[] | null };

/** Sealed applications are neither shown nor counted. */
export const received = 'created_at >= $1 AND created_at < $2 AND sealed_at IS NULL';
/** When the agency's promise to reply ends. */
export const promiseEnds = `created_at + interval '${claims.replyHours} hours'`;
// The columns that a row of the grouping sets leaves out, as bits of (day, language, score, earnings).
const kinds = { day: 0b0011, score: 0b1101, earnings: 0b1110 } as const;

export async function readDashboard(database: DataSource, { from, to, time_zone }: DashboardQuery): Promise<Dashboard> {
  const range = [from, to];
  const [groups, days, [clocks]] = await Promise.all([
    groupsOf(database, [...range, time_zone]),
    daysOf(database, [...range, time_zone]),
    clocksOf(database, range),
  ]);
  const counts = (kind: number, of: (row: GroupRow) => unknown) =>
    new Map(groups.filter((row) => row.kind === kind).map((row) => [of(row), row.count]));
  const perDay = counts(kinds.day, ({ day, language }) => `${day} ${language}`);
  const perScore = counts(kinds.score, ({ score }) => score);
  const perBand = counts(kinds.earnings, ({ earnings }) => earnings);
  const [p50, p90] = clocks!.seconds ?? [];
  const { kept, broken, open } = clocks!;
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    time_zone,
    total: [...perBand.values()].reduce((sum, count) => sum + count, 0),
    per_day: days.map(({ day }) => ({
      day,
      counts: Object.fromEntries(
        languages.map((language) => [language, perDay.get(`${day} ${language}`) ?? 0]),
      ) as Record<Language, number>,
    })),
    scores: [...scores, null].map((score) => ({ score, count: perScore.get(score) ?? 0 })),
    earnings: earningsBands.map((earnings) => ({ earnings, count: perBand.get(earnings) ?? 0 })),
    first_score: {
      count: clocks!.scored,
      p50_seconds: p50 ?? null,
      p90_seconds: p90 ?? null,
    },
    replies: { kept, broken, open, share: kept + broken > 0 ? kept / (kept + broken) : null },
  };
}

function groupsOf(database: DataSource, values: unknown[]): Promise<GroupRow[]> {
  return database.query(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, language, score, onlyfans_monthly_earnings AS earnings,
            grouping(day, language, score, onlyfans_monthly_earnings) AS kind, count(*)::int AS count
     FROM (SELECT (created_at AT TIME ZONE $3)::date AS day, language, score, onlyfans_monthly_earnings
           FROM applications WHERE ${received}) AS dated
     GROUP BY GROUPING SETS ((day, language), (score), (onlyfans_monthly_earnings))`,
    values,
  );
}

function daysOf(database: DataSource, values: unknown[]): Promise<{ day: string }[]> {
  return database.query(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM generate_series(
       ($1::timestamptz AT TIME ZONE $3)::date,
       (($2::timestamptz - interval '1 millisecond') AT TIME ZONE $3)::date, interval '1 day') AS day`,
    values,
  );
}

function clocksOf(database: DataSource, values: unknown[]): Promise<Clocks[]> {
  return database.query(
    `SELECT count(first_scored_at)::int AS scored,
            percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (
              ORDER BY extract(epoch FROM first_scored_at - created_at)::float8) AS seconds,
            count(*) FILTER (WHERE replied_at <= ${promiseEnds})::int AS kept,
            count(*) FILTER (WHERE coalesce(replied_at, now()) > ${promiseEnds})::int AS broken,
            count(*) FILTER (WHERE replied_at IS NULL AND now() <= ${promiseEnds})::int AS open
     FROM applications WHERE ${received}`,
    values,
  );
}
