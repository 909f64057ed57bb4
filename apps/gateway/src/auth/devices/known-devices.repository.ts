import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
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

/** @param device hash of the device's id; null when the client sent none */
export async function isKnown(staffId: string, device: Buffer | null, manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ known: boolean }[]>(
    `SELECT EXISTS (SELECT FROM known_devices WHERE hash = $1 AND staff_id = $2
       AND last_seen_at > now() - make_interval(days => $3)) AS known`,
    [device, staffId, knownDays],
  );
  return row!.known;
}

async function isKnownTo(database: DataSource, email: string, device: Buffer): Promise<boolean> {
  const [row] = await database.query<{ known: boolean }[]>(
    `SELECT EXISTS (SELECT FROM known_devices JOIN staff ON staff.id = staff_id
       WHERE hash = $1 AND email = lower($2) AND last_seen_at > now() - make_interval(days => $3)) AS known`,
    [device, email, knownDays],
  );
  return row!.known;
}

/** Whether any account has signed in on this device. Otherwise this server did not issue the id. */
export async function isOurs(device: Buffer, manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ ours: boolean }[]>(
    'SELECT EXISTS (SELECT FROM known_devices WHERE hash = $1) AS ours',
    [device],
  );
  return row!.ours;
}

/** Whether the staff member has signed in before this session, on any device. */
export async function hasSignedIn(staffId: string, sessionId: string, manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ has: boolean }[]>(
    `SELECT EXISTS (SELECT FROM known_devices WHERE staff_id = $1)
       OR EXISTS (SELECT FROM sessions WHERE staff_id = $1 AND id <> $2) AS has`,
    [staffId, sessionId],
  );
  return row!.has;
}

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
