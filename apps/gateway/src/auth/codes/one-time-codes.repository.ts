import { queryRows } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';
import type { SignInMethod } from '../sessions/session.entity.ts';

/** Purpose of a one-time code; a code works only for its own. `pkce` codes are exchanged by a browser. */
export type CodePurpose = 'recovery' | 'invite' | 'email' | 'reauthentication' | 'pkce';

/** PKCE challenge (RFC 7636). The browser keeps the verifier until it exchanges the code. A former release took `plain`. */
export type Challenge = { challenge: string; method: 's256' | 'plain' };

/** A stored one-time code. */
export type StoredCode = {
  id: string;
  staffId: string;
  purpose: CodePurpose;
  /** Address that the code was sent to. */
  email: string;
  tokenHash: Buffer;
  codeMac: Buffer | null;
  challenge: Challenge | null;
  /** Authentication method of a session that the code opens. */
  method: SignInMethod;
};

type SplitCode = Omit<StoredCode, 'challenge'> & { codeChallenge: string | null; challengeMethod: Challenge['method'] };

const columns = `id, staff_id AS "staffId", purpose, email, token_hash AS "tokenHash", code_mac AS "codeMac",
  code_challenge AS "codeChallenge", challenge_method AS "challengeMethod", method`;

/** Codes of one purpose that work at the same time. Requesting more makes the oldest invalid. */
const liveCodes = 5;

export async function insertCode(manager: EntityManager, code: StoredCode, seconds: number): Promise<Date> {
  const { id, staffId, purpose, email, tokenHash, codeMac, challenge, method } = code;
  await manager.query("DELETE FROM one_time_codes WHERE expires_at < now() - interval '1 day'");
  const [row] = await manager.query<{ expiresAt: Date }[]>(
    `INSERT INTO one_time_codes
       (id, staff_id, purpose, email, token_hash, code_mac, code_challenge, challenge_method, method, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(secs => $10))
     RETURNING expires_at AS "expiresAt"`,
    [id, staffId, purpose, email, tokenHash, codeMac, challenge?.challenge, challenge?.method, method, seconds],
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
): Promise<{ code: StoredCode; expired: boolean } | undefined> {
  const [row] = await manager.query<(SplitCode & { expired: boolean })[]>(
    `SELECT ${columns}, expires_at <= now() AS expired FROM one_time_codes
     WHERE purpose = $1 AND token_hash = $2 FOR UPDATE`,
    [purpose, tokenHash],
  );
  return row && { code: toCode(row), expired: row.expired };
}

/** Valid codes of a purpose that were sent to an address. */
export async function findLiveCodes(
  purpose: CodePurpose,
  email: string,
  manager: EntityManager,
): Promise<StoredCode[]> {
  const rows = await manager.query<SplitCode[]>(
    `SELECT ${columns} FROM one_time_codes
     WHERE purpose = $1 AND email = $2 AND expires_at > now() ORDER BY created_at DESC`,
    [purpose, email],
  );
  return rows.map(toCode);
}

/** @returns false when another call has used the code */
export async function useCode(id: string, manager: EntityManager): Promise<boolean> {
  const used = await queryRows(
    manager,
    'DELETE FROM one_time_codes WHERE id = $1 AND expires_at > now() RETURNING id',
    [id],
  );
  return used.length > 0;
}

export async function forgetCodes(
  staffId: string,
  purposes: readonly CodePurpose[],
  manager: EntityManager,
): Promise<void> {
  await manager.query('DELETE FROM one_time_codes WHERE staff_id = $1 AND purpose = ANY($2)', [staffId, purposes]);
}

const toCode = ({ codeChallenge, challengeMethod, ...row }: SplitCode): StoredCode => ({
  ...row,
  challenge: codeChallenge === null ? null : { challenge: codeChallenge, method: challengeMethod },
});
