import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { hasRows } from '../../shared/has-rows.ts';
import type { Caller } from '../../shared/limits/caller.ts';

export const knownDays = 400;
/** Limit per account: a client without cookies creates a new device at each sign-in. */
const maxDevices = 50;

export const hashDevice = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Key under which a call is counted: the staff member's known device, or the address, which others may share. */
export type Client = { key: string; known: boolean };

/** Makes no query without a cookie, so that the response time does not reveal whether the account exists. */
export async function recognize(
  database: DataSource,
  email: string,
  { device, address }: Pick<Caller, 'device' | 'address'>,
): Promise<Client> {
  const hash = device && hashDevice(device);
  if (!hash || !(await isKnownTo(database, email, hash))) return { key: address, known: false };
  return { key: `device ${hash.toString('base64url')}`, known: true };
}

const isRecent = 'last_seen_at > now() - make_interval(days => $3)';

/** @param device hash of the device's id */
export const isKnown = (staffId: string, device: Buffer, manager: EntityManager): Promise<boolean> =>
  hasRows(manager, `SELECT FROM known_devices WHERE hash = $1 AND staff_id = $2 AND ${isRecent}`, [
    device,
    staffId,
    knownDays,
  ]);

const isKnownTo = (database: DataSource, email: string, device: Buffer): Promise<boolean> =>
  hasRows(
    database,
    `SELECT FROM known_devices JOIN staff ON staff.id = staff_id WHERE hash = $1 AND email = lower($2) AND ${isRecent}`,
    [device, email, knownDays],
  );

/** Whether any account has signed in on this device. Otherwise this server did not issue the id. */
export const isOurs = (device: Buffer, manager: EntityManager): Promise<boolean> =>
  hasRows(manager, 'SELECT FROM known_devices WHERE hash = $1 LIMIT 1', [device]);

/** Whether the staff member has signed in before this session, on any device. */
export const hasSignedIn = (staffId: string, sessionId: string, manager: EntityManager): Promise<boolean> =>
  hasRows(
    manager,
    `SELECT WHERE EXISTS (SELECT FROM known_devices WHERE staff_id = $1)
       OR EXISTS (SELECT FROM sessions WHERE staff_id = $1 AND id <> $2)`,
    [staffId, sessionId],
  );

/** Records a sign-in, and deletes the least recently used devices above the limit. */
export async function noteDevice(staffId: string, device: Buffer, manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO known_devices (hash, staff_id) VALUES ($1, $2)
     ON CONFLICT (hash, staff_id) DO UPDATE SET last_seen_at = now()`,
    [device, staffId],
  );
  await manager.query(
    `DELETE FROM known_devices WHERE staff_id = $1 AND (last_seen_at < now() - make_interval(days => $2) OR hash IN (
       SELECT hash FROM known_devices WHERE staff_id = $1 ORDER BY last_seen_at DESC OFFSET $3))`,
    [staffId, knownDays, maxDevices],
  );
}

export async function forgetOthers(staffId: string, device: Buffer | null, manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM known_devices WHERE staff_id = $1 AND hash IS DISTINCT FROM $2', [staffId, device]);
}
