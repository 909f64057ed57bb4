import type { LaunchPoint, SiteContent } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { hasRows } from '../shared/has-rows.ts';
import { sqlNameOf } from '../shared/identity/staff-name.ts';

type Acceptance = NonNullable<LaunchPoint['accepted']> & { point: string };

export const listAcceptances = (database: DataSource): Promise<Acceptance[]> =>
  answerRows(
    database,
    `SELECT point, accepted_at AS at, ${sqlNameOf()} AS by
     FROM launch_acceptances LEFT JOIN staff ON staff.id = staff_id`,
  );

/** @returns whether nobody had accepted it */
export const accept = (manager: EntityManager, point: string, staffId: string): Promise<boolean> =>
  hasRows(
    manager,
    'INSERT INTO launch_acceptances (point, staff_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING point',
    [point, staffId],
  );

/** Whether a backup was restored as a drill within eight days: the drill is weekly. */
export const isBackupProven = (database: DataSource): Promise<boolean> =>
  hasRows(database, `SELECT FROM proofs WHERE name = 'backup' AND proven_at > now() - interval '8 days'`);

/** What the newest revision of the site holds. */
export async function publishedContent(database: DataSource): Promise<SiteContent> {
  const [row] = await answerRows<{ content: SiteContent }>(
    database,
    'SELECT content FROM site_revisions ORDER BY number DESC LIMIT 1',
  );
  return row?.content ?? { facts: {}, texts: {} };
}
