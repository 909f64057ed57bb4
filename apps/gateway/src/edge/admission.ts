import type { Endpoint } from '@blue-peony/contracts';
import { AppError, type StaffIdentity } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { writeAudit } from '../shared/audit.ts';
import { DeskSettings } from '../shared/desk-settings.repository.ts';
import { type Limiter, RateLimits } from '../shared/limits/rate-limits.ts';
import { refusalOf } from '../auth/sessions/live-sessions.repository.ts';
import { OpenStreams } from './open-streams.ts';

/** A staff member in a session. `secondFactor`: whether one is set up. */
type Person = { identity: StaffIdentity; secondFactor: boolean };

/** Whether a count has one digit that is not zero, and this is a 1. */
const isPowerOfTen = (count: number) => /^10*$/.test(String(count));

/** Admits staff to the rows that they have a right to, and records refusals. */
@Injectable()
export class Admission {
  private readonly refusals: Limiter;

  constructor(
    private readonly settings: DeskSettings,
    private readonly streams: OpenStreams,
    private readonly database: DataSource,
    limits: RateLimits,
  ) {
    this.refusals = limits.limiter({ name: 'refused-right', points: 2 ** 31 - 1, seconds: 3_600 });
  }

  /** The answer is watched from now on if it is a stream. @throws AppError `insufficient_aal`, `forbidden` */
  async admit({ identity, secondFactor }: Person, row: Endpoint, reply: FastifyReply): Promise<void> {
    if (!row.right) throw new Error('This route names no right');
    const required = identity.aal === 'aal1' && !secondFactor && (await this.settings.secondFactorRequired());
    const refusal = refusalOf({ ...identity, secondFactor }, row.right, required);
    if (refusal === 'forbidden') await this.record(identity, row.right);
    if (refusal) throw new AppError(refusal);
    this.streams.watch(reply.raw, row, identity);
  }

  /** One entry for the first refusal of a right in an hour, the tenth, the hundredth: nobody can flood the audit. */
  private async record({ sub: staffId, role }: StaffIdentity, subject: string): Promise<void> {
    const count = await this.refusals.take(`${staffId} ${subject}`);
    if (count > 0 && !isPowerOfTen(count)) return;
    const entry = { staffId, role, action: 'right.refused', subject, detail: String(count || 1) } as const;
    await writeAudit(this.database.manager, entry);
  }
}
