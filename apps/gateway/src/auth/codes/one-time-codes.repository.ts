import type { EntityManager } from 'typeorm';
import { hasRows } from '../../shared/has-rows.ts';
import type { SignInMethod } from '../sessions/session.entity.ts';

/** Purpose of a one-time code; a code works only for its own. `pkce` codes are exchanged by a browser. */
export type CodePurpose = 'recovery' | 'invite' | 'email' | 'reauthentication' | 'pkce';

export type StoredCode = {
  id: string;
  staffId: string;
  purpose: CodePurpose;
  email: string;
  tokenHash: Buffer;
  codeMac: Buffer | null;
  /** PKCE challenge (RFC 7636, S256). The browser keeps the verifier until it exchanges the code. */
  challenge: string | null;
  /** Authentication method of a session that the code opens. */
  method: SignInMethod;
};

const columns = `id, staff_id AS "staffId", purpose, email, token_hash AS "tokenHash", code_mac AS "codeMac",
  code_challenge AS challenge, method`;

/** Codes of one purpose that work at the same time. Requesting more makes the oldest invalid. */
const liveCodes = 5;

export async function insertCode(
  manager: EntityManager,
  code: StoredCode,
  seconds: number,
  tries: number | null = null,
): Promise<Date> {
  const { id, staffId, purpose, email, tokenHash, codeMac, challenge, method } = code;
  await manager.query("DELETE FROM one_time_codes WHERE expires_at < now() - interval '1 day'");
  const [row] = await manager.query<{ expiresAt: Date }[]>(
    `INSERT INTO one_time_codes
       (id, staff_id, purpose, email, token_hash, code_mac, code_challenge, challenge_method, method, expires_at, tries_left)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $7::text IS NOT NULL THEN 's256' END, $8, now() + make_interval(secs => $9), $10)
     RETURNING expires_at AS "expiresAt"`,
    [id, staffId, purpose, email, tokenHash, codeMac, challenge, method, seconds, tries],
  );
  await manager.query(
    `DELETE FROM one_time_codes WHERE id IN (
       SELECT id FROM one_time_codes WHERE staff_id = $1 AND purpose = $2 ORDER BY created_at DESC OFFSET $3)`,
    [staffId, purpose, liveCodes],
  );
  return row!.expiresAt;
}

export async function findCodeByToken(
  purpose: CodePurpose,
  tokenHash: Buffer,
  manager: EntityManager,
): Promise<(StoredCode & { expired: boolean }) | undefined> {
  const [row] = await manager.query<(StoredCode & { expired: boolean })[]>(
    `SELECT ${columns}, expires_at <= now() AS expired FROM one_time_codes
     WHERE purpose = $1 AND token_hash = $2 FOR UPDATE`,
    [purpose, tokenHash],
  );
  return row;
}

/** Counts one try of typing a code. */
export async function countTry(purpose: CodePurpose, email: string, manager: EntityManager): Promise<void> {
  await manager.query(
    'UPDATE one_time_codes SET tries_left = tries_left - 1 WHERE purpose = $1 AND email = $2 AND tries_left >= 0',
    [purpose, email],
  );
}

/** Codes that may be typed, newest first. */
export const findLiveCodes = (purpose: CodePurpose, email: string, manager: EntityManager): Promise<StoredCode[]> =>
  manager.query(
    `SELECT ${columns} FROM one_time_codes
     WHERE purpose = $1 AND email = $2 AND expires_at > now() AND (tries_left IS NULL OR tries_left >= 0)
     ORDER BY created_at DESC`,
    [purpose, email],
  );

/** @returns false when another call has used the code */
export const useCode = (id: string, manager: EntityManager): Promise<boolean> =>
  hasRows(manager, 'DELETE FROM one_time_codes WHERE id = $1 AND expires_at > now() RETURNING id', [id]);

export async function forgetCodes(staffId: string, purposes: readonly CodePurpose[], manager: EntityManager) {
  await manager.query('DELETE FROM one_time_codes WHERE staff_id = $1 AND purpose = ANY($2)', [staffId, purposes]);
}
