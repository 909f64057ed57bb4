import type { Look, StaffLook } from '@blue-peony/contracts';
import { answerRows, type StaffIdentity } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

const shownLooks = 10_000;
const today = "(now() AT TIME ZONE 'UTC')::date";

type LookRow = Omit<StaffLook, 'photo'> & { photo: string | null };

// Which staff member was shown what of an application, and when: written before the response is sent.

/** Loading it again within a minute in a session is the same look. @returns false for a sealed application */
export const addPhotoLook = (database: DataSource, path: string, staff: StaffIdentity) =>
  addLook(database, path, staff, "session_id IS NOT DISTINCT FROM $4 AND at > now() - interval '60 seconds'");

/** One look for each person and day, in whichever size. @returns false for a sealed application */
export const addThumbLook = (database: DataSource, path: string, staff: StaffIdentity) =>
  addLook(database, path, staff, `day = ${today}`);

export async function isSealedPhoto(database: DataSource | EntityManager, path: string): Promise<boolean> {
  const sealed = await database.query<unknown[]>(
    'SELECT FROM uploads JOIN applications AS a ON a.id = application_id WHERE path = $1 AND sealed_at IS NOT NULL',
    [path],
  );
  return sealed.length > 0;
}

/** @param same the condition under which an earlier look of this person is the same one */
function addLook(database: DataSource, path: string, { sub, role, sid }: StaffIdentity, same: string) {
  return database.transaction(async (manager) => {
    // Two requests at the same moment must not both find no earlier look.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [path]);
    if (await isSealedPhoto(manager, path)) return false;
    await manager.query(
      `INSERT INTO looks (application_id, staff_id, role, session_id, what, photo)
       SELECT a.id, $2, $3, $4::uuid, 'photo', $1 FROM uploads JOIN applications AS a ON a.id = application_id
       WHERE path = $1 AND NOT EXISTS (
         SELECT FROM looks WHERE application_id = a.id AND photo = $1 AND staff_id = $2 AND ${same})
       FOR KEY SHARE OF a`,
      [path, sub, role, sid],
    );
    return true;
  });
}

/** A picture or another file of a mail, like a photo. @param file its name in the store */
export async function addReplyLook(
  database: DataSource,
  { applicationId, file }: { applicationId: string; file: string },
  { sub, role, sid }: StaffIdentity,
): Promise<void> {
  await database.query(
    `INSERT INTO looks (application_id, staff_id, role, session_id, what, photo)
     SELECT id, $2, $3, $4::uuid, 'photo', $5 FROM applications WHERE id = $1 AND NOT EXISTS (
       SELECT FROM looks WHERE application_id = $1 AND photo = $5 AND staff_id = $2
         AND session_id IS NOT DISTINCT FROM $4 AND at > now() - interval '60 seconds')
     FOR KEY SHARE`,
    [applicationId, sub, role, sid, file],
  );
}

export async function addOpening(database: DataSource, applicationId: string, { sub, role, sid }: StaffIdentity) {
  const added = await database.query<unknown[]>(
    `WITH opened AS (
       UPDATE applications SET opened_at = coalesce(opened_at, now()) WHERE id = $1 RETURNING id)
     INSERT INTO looks (application_id, staff_id, role, session_id, what)
     SELECT id, $2, $3, $4, 'opened' FROM opened RETURNING id`,
    [applicationId, sub, role, sid],
  );
  return added.length > 0;
}

export async function addExport(database: DataSource, applicationId: string, staff: StaffIdentity): Promise<void> {
  await addOpening(database, applicationId, staff);
  const paths = await database.query<{ path: string }[]>('SELECT path FROM uploads WHERE application_id = $1', [
    applicationId,
  ]);
  for (const { path } of paths) await addPhotoLook(database, path, staff);
  const files = await database.query<{ file: string }[]>(
    `SELECT 'replies/' || f.id AS file FROM reply_files AS f JOIN replies ON replies.id = reply_id
     WHERE application_id = $1`,
    [applicationId],
  );
  for (const { file } of files) await addReplyLook(database, { applicationId, file }, staff);
}

/** Records applications in a list or an export: one look for each day and staff member. */
export async function addListed(database: DataSource, applicationIds: string[], { sub, role, sid }: StaffIdentity) {
  if (applicationIds.length === 0) return;
  // In a fixed order, so that two pages for the same staff member cannot deadlock.
  await database.query(
    `INSERT INTO looks (application_id, staff_id, role, session_id, what)
     SELECT id, $2, $3, $4, 'listed' FROM applications AS a
     WHERE id = ANY($1) AND NOT EXISTS (
       SELECT FROM looks WHERE application_id = a.id AND staff_id = $2 AND what = 'listed'
         AND day = ${today})
     ORDER BY id FOR KEY SHARE
     ON CONFLICT (application_id, staff_id, day) WHERE what = 'listed' DO NOTHING`,
    [applicationIds, sub, role, sid],
  );
}

export async function readStaffLooks(database: DataSource, applicationId: string): Promise<StaffLook[]> {
  return (await looksAt(database, applicationId)).map((row) => ({ ...toLook(row), staff_id: row.staff_id }));
}

export async function readLooks(database: DataSource, applicationId: string): Promise<Look[]> {
  return (await looksAt(database, applicationId)).map(toLook);
}

function looksAt(database: DataSource, applicationId: string) {
  return answerRows<LookRow>(
    database,
    `SELECT at, what, role, photo, staff_id FROM looks WHERE application_id = $1
     ORDER BY at DESC, id DESC LIMIT ${shownLooks}`,
    [applicationId],
  );
}

const toLook = ({ at, what, role, photo }: LookRow): Look => ({ at, what, role, ...(photo && { photo }) });
