import { Injectable } from '@nestjs/common';
import { queryRows } from '@blue-peony/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Challenge } from '../codes/one-time-codes.repository.ts';

export type MailRequest = {
  kind: 'recovery' | 'invite' | 'email';
  email: string;
  challenge: Challenge | null;
  correlationId: string;
};

type Row = Omit<MailRequest, 'challenge'> & { codeChallenge: string | null; challengeMethod: Challenge['method'] };

@Injectable()
export class MailRequestsRepository {
  constructor(private readonly database: DataSource) {}

  async insert({ kind, email, challenge, correlationId }: MailRequest): Promise<void> {
    await this.database.query(
      `INSERT INTO mail_requests (kind, email, code_challenge, challenge_method, correlation_id)
       VALUES ($1, $2, $3, $4, $5)`,
      [kind, email, challenge?.challenge, challenge?.method, correlationId],
    );
  }

  /** Takes the oldest request that nobody else is at; it is gone when the transaction commits. */
  async take(manager: EntityManager): Promise<MailRequest | undefined> {
    const [row] = await queryRows<Row>(
      manager,
      `DELETE FROM mail_requests WHERE id = (
         SELECT id FROM mail_requests ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING kind, email, correlation_id AS "correlationId", code_challenge AS "codeChallenge",
         challenge_method AS "challengeMethod"`,
    );
    if (!row) return undefined;
    const { codeChallenge, challengeMethod, ...request } = row;
    const challenge = codeChallenge === null ? null : { challenge: codeChallenge, method: challengeMethod };
    return { ...request, challenge };
  }
}
