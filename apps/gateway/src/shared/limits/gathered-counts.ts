import { Gathered } from '@blue-peony/messaging';
import { poolOf } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';

type CountRow = { key: string; points: number; expire: string };
type Call = { key: string; points: number; expire: number };
type Count = Pick<CountRow, 'points' | 'expire'>;

const lingerMs = 1;

/**
 * Prepared once on each connection, because every call of the public waits for it. It does not wait for the disk: a
 * server that crashes forgets the counts of its last 0.6 s.
 */
const counting = {
  name: 'count calls',
  text: `INSERT INTO rate_limits (key, points, expire)
    SELECT calls.* FROM (SELECT set_config('synchronous_commit', 'off', true) OFFSET 0) AS transaction,
      unnest($1::text[], $2::int[], $3::bigint[]) AS calls
    ON CONFLICT (key) DO UPDATE SET
      points = excluded.points + CASE WHEN rate_limits.expire <= $4 THEN 0 ELSE rate_limits.points END,
      expire = CASE WHEN rate_limits.expire <= $4 THEN excluded.expire ELSE rate_limits.expire END
    RETURNING key, points, expire`,
};

/** Counts calls in the database, many in a statement. The result of a call is the row with it and those before it. */
export class CountQueue extends Gathered<Call, Count> {
  constructor(private readonly database: DataSource) {
    // Equal keys share a statement too.
    super((calls) => count(database, calls), { keysOf: () => [], lingerMs });
  }

  /** Counts points in a window, which starts with its first call. */
  count(key: string, points: number, windowMs: number): Promise<Count> {
    // Rounded to a sixtieth of the window: the exact end would tell when an application came in.
    const step = Math.max(1, Math.floor(windowMs / 60));
    return this.add({ key, points, expire: Math.floor((Date.now() + windowMs) / step) * step });
  }

  async forget(key: string): Promise<void> {
    await this.database.query('DELETE FROM rate_limits WHERE key = $1', [key]);
  }

  async deleteExpired(): Promise<void> {
    await this.database.query('DELETE FROM rate_limits WHERE expire <= $1', [Date.now()]);
  }
}

async function count(database: DataSource, calls: readonly Call[]): Promise<Count[]> {
  const sums = new Map<string, Call>();
  for (const { key, points, expire } of calls)
    sums.set(key, { key, points: points + (sums.get(key)?.points ?? 0), expire });
  // Replicas that lock the same rows in different orders would wait for each other.
  const ordered = [...sums.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const values = [
    ordered.map(({ key }) => key),
    ordered.map(({ points }) => points),
    ordered.map(({ expire }) => expire),
    Date.now(),
  ];
  const counted = await poolOf(database).query<CountRow>({ ...counting, values });
  const rows = new Map(counted.rows.map((row) => [row.key, row]));
  // The last call of a key gets the whole count, and the one before it a count without the last.
  const counts = calls.toReversed().map(({ key, points }) => {
    const row = rows.get(key)!;
    const { points: soFar, expire } = row;
    row.points -= points;
    return { points: soFar, expire };
  });
  return counts.toReversed();
}
