import { poolOf } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { RateLimiterPostgres, type IRateLimiterPostgresOptions } from 'rate-limiter-flexible';

type Row = { key: string; points: number; expire: string };
type Call = { key: string; points: number; expire: number };
type Waiting = Call & { settle: (row: Pick<Row, 'points' | 'expire'>) => void; fail: (error: unknown) => void };

const callsAtMost = 200;

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

/** Counts calls in the database: those that arrive while one statement is under way are the next statement. */
export class CountQueue {
  private waiting: Waiting[] = [];
  private isBusy = false;

  constructor(private readonly database: DataSource) {}

  /** @returns the row with this call and those before it */
  add(call: Call): Promise<Pick<Row, 'points' | 'expire'>> {
    return new Promise((settle, fail) => {
      this.waiting.push({ ...call, settle, fail });
      if (this.isBusy) return;
      this.isBusy = true;
      setImmediate(() => void this.work());
    });
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, callsAtMost);
      await this.count(batch).catch((error: unknown) => batch.forEach(({ fail }) => fail(error)));
    }
    this.isBusy = false;
  }

  private async count(batch: Waiting[]): Promise<void> {
    const calls = new Map<string, Call>();
    for (const { key, points, expire } of batch)
      calls.set(key, { key, points: points + (calls.get(key)?.points ?? 0), expire });
    // Replicas that lock the same rows in different orders would wait for each other.
    const ordered = [...calls.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const values = [
      ordered.map(({ key }) => key),
      ordered.map(({ points }) => points),
      ordered.map(({ expire }) => expire),
      Date.now(),
    ];
    const counted = await poolOf(this.database).query<Row>({ ...counting, values });
    const rows = new Map(counted.rows.map((row) => [row.key, row]));
    // The last call of a key gets the whole count, and the one before it a count without the last.
    for (const { key, points, settle } of batch.toReversed()) {
      const row = rows.get(key)!;
      settle({ points: row.points, expire: row.expire });
      row.points -= points;
    }
  }
}

/** A limiter of the library whose calls are counted together with those of other limiters. */
export class GatheredLimiter extends RateLimiterPostgres {
  constructor(
    options: IRateLimiterPostgresOptions,
    private readonly queue: CountQueue,
  ) {
    super(options);
  }

  /** Every store of the library has this method, which its types leave out. */
  async _upsert(key: string, points: number, duration: number): Promise<{ rows: unknown[] }> {
    return { rows: [await this.queue.add({ key, points, expire: Date.now() + duration })] };
  }
}
