import { queryRows } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';
import { hasRows } from '../../shared/has-rows.ts';

/** A request for a mail by a person who is not signed in. */
export type MailRequest = {
  kind: 'recovery' | 'invite' | 'email';
  email: string;
  /** Whether the request came from a device on which the account has signed in. */
  knownDevice: boolean;
  challenge: string | null;
  correlationId: string;
};

export async function keepRequest(
  { kind, email, knownDevice, challenge, correlationId }: MailRequest,
  manager: EntityManager,
): Promise<void> {
  await manager.query(
    `INSERT INTO mail_requests (kind, email, known_device, code_challenge, challenge_method, correlation_id)
     VALUES ($1, $2, $3, $4, CASE WHEN $4::text IS NOT NULL THEN 's256' END, $5)`,
    [kind, email, knownDevice, challenge, correlationId],
  );
}

/** Claims the oldest request that no other process holds; the commit deletes it. */
export async function takeRequest(manager: EntityManager): Promise<MailRequest | undefined> {
  const [row] = await queryRows<MailRequest>(
    manager,
    `DELETE FROM mail_requests WHERE id = (
       SELECT id FROM mail_requests ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
     ) RETURNING kind, email, known_device AS "knownDevice", correlation_id AS "correlationId",
       code_challenge AS challenge`,
  );
  return row;
}

/**
 * Limits the mails for requests from unknown devices: one link per hour, and none while an earlier link still works.
 * @returns whether to send a link
 */
export const gatherRequests = (staffId: string, manager: EntityManager): Promise<boolean> =>
  hasRows(
    manager,
    `UPDATE staff SET recovery_mailed_at = now()
     WHERE id = $1 AND (recovery_mailed_at IS NULL OR recovery_mailed_at < now() - interval '1 hour') AND NOT EXISTS (
       SELECT FROM one_time_codes WHERE staff_id = staff.id AND purpose = 'recovery' AND expires_at > now())
     RETURNING id`,
    [staffId],
  );
