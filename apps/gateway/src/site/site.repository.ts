import type { Site, SiteContent, SiteRevision } from '@blue-peony/contracts';
import { answerRows, queryRows } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';
import { sqlNameOf } from '../shared/identity/staff-name.ts';

type Queries = Pick<EntityManager, 'query'>;

/** A revision as a server shows it. */
export type Newest = { number: number; id: string; legal: string | null };

const by = `${sqlNameOf()} AS by`;
const revision = `number, site_revisions.id, site_revisions.created_at AS at, ${by}, note, parent, legal_version`;

export async function readDraft(database: Queries, lock = ''): Promise<Site['draft']> {
  const [draft] = await answerRows<Site['draft']>(
    database,
    `SELECT content, base, version, changed_at AS at, ${by}
     FROM site_draft LEFT JOIN staff ON staff.id = staff_id ${lock}`,
  );
  return draft!;
}

/** Until the transaction ends, nobody else saves or publishes. */
export const lockDraft = (manager: EntityManager): Promise<Site['draft']> =>
  readDraft(manager, 'FOR UPDATE OF site_draft');

type Saved = { content: SiteContent; version: number; staffId: string };

/** @returns the new version; undefined when the draft has another one in the meantime */
export async function saveDraft(database: Queries, { content, version, staffId }: Saved): Promise<number | undefined> {
  const [saved] = await queryRows<{ version: number }>(
    database,
    `UPDATE site_draft SET content = $1, version = version + 1, staff_id = $2, changed_at = now(), wanted_at = NULL
     WHERE version = $3 RETURNING version`,
    [JSON.stringify(content), staffId, version],
  );
  return saved?.version;
}

type Wanted = { version: number; content: SiteContent; legal: string | null };

/**
 * Tells every server that this draft is about to be published, with what its publication has calculated; for its editors
 * it is the same version.
 */
export const wantDraft = (database: Queries, { version, content, legal }: Wanted): Promise<unknown> =>
  database.query('UPDATE site_draft SET content = $2, wanted_at = now(), wanted_legal = $3 WHERE version = $1', [
    version,
    JSON.stringify(content),
    legal,
  ]);

/** @param known the version that this server has rendered already */
export async function wantedDraft(database: Queries, known: number): Promise<Wanted | undefined> {
  const [wanted] = await queryRows<Wanted>(
    database,
    `SELECT version, content, wanted_legal AS legal FROM site_draft
     WHERE wanted_at > now() - interval '1 minute' AND version <> $1`,
    [known],
  );
  return wanted;
}

/** What was published is what the draft goes on from. @param content when the draft becomes another one */
export async function rebaseDraft(manager: EntityManager, base: number, content?: SiteContent): Promise<void> {
  await manager.query(
    `UPDATE site_draft SET base = $1, content = coalesce($2, content), version = version + ($2::jsonb IS NOT NULL)::int`,
    [base, content ? JSON.stringify(content) : null],
  );
}

export async function newestRevision(database: Queries): Promise<Newest | undefined> {
  const [newest] = await queryRows<Newest>(
    database,
    'SELECT number, id, legal_version AS legal FROM site_revisions ORDER BY number DESC LIMIT 1',
  );
  return newest;
}

async function contentWhere(database: Queries, where: string, value: unknown): Promise<SiteContent | undefined> {
  const [row] = await queryRows<{ content: SiteContent }>(
    database,
    `SELECT content FROM site_revisions WHERE ${where} LIMIT 1`,
    [value],
  );
  return row?.content;
}

export const contentOf = (database: Queries, number: number) => contentWhere(database, 'number = $1', number);

/** A content that shows the legal texts in this version. */
export const contentOfLegalVersion = (database: Queries, version: string) =>
  contentWhere(database, 'legal_version = $1', version);

/** Newest first. @param before only those with a lower number */
export const listRevisions = (database: Queries, limit: number, before?: number): Promise<SiteRevision[]> =>
  answerRows(
    database,
    `SELECT ${revision} FROM site_revisions LEFT JOIN staff ON staff.id = staff_id
     WHERE $2::int IS NULL OR number < $2 ORDER BY number DESC LIMIT $1`,
    [limit, before ?? null],
  );

type Added = { id: string; content: SiteContent; legal: string | null; staffId: string; note: string };

/** The caller holds the draft's lock. @returns its number */
export async function addRevision(manager: EntityManager, added: Added): Promise<number> {
  const { id, content, legal, staffId, note } = added;
  const [row] = await queryRows<{ number: number }>(
    manager,
    `INSERT INTO site_revisions (number, id, content, staff_id, parent, note, legal_version)
     SELECT coalesce(max(number), 0) + 1, $1, $2, $3, max(number), $4, $5 FROM site_revisions RETURNING number`,
    [id, JSON.stringify(content), staffId, note, legal],
  );
  return row!.number;
}

/** The versions of the owner's legal texts in order. */
export async function listLegalVersions(database: Queries): Promise<string[]> {
  const rows = await queryRows<{ version: string }>(
    database,
    `SELECT legal_version AS version FROM site_revisions WHERE legal_version IS NOT NULL
     GROUP BY legal_version ORDER BY min(number)`,
  );
  return rows.map(({ version }) => version);
}

/** Where facts name a file by its hash: the draft, and the newest revision. */
export async function usesOfMedia(database: Queries, hashes: readonly string[]) {
  const rows = await queryRows<{ hash: string; draft: boolean; revision: number | null }>(
    database,
    `WITH named AS MATERIALIZED (
       SELECT true AS draft, NULL::int AS number, (content -> 'facts')::text AS facts FROM site_draft
       UNION ALL SELECT false, number, (content -> 'facts')::text FROM site_revisions)
     SELECT hash, coalesce(bool_or(draft), false) AS draft, max(number) AS revision
     FROM unnest($1::text[]) AS hash LEFT JOIN named ON position(hash IN facts) > 0 GROUP BY hash`,
    [hashes],
  );
  return new Map(rows.map(({ hash, ...uses }) => [hash, uses]));
}
