import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { FactorsRepository } from './factors.repository.ts';

/** Takes an authenticator app away; the sessions that it has raised fall back to one factor. */
@Injectable()
export class RemoveFactor {
  constructor(
    private readonly database: DataSource,
    private readonly factors: FactorsRepository,
    private readonly sessions: SessionsRepository,
    private readonly audit: Audit,
  ) {}

  /** @throws AuthError `mfa_factor_not_found`, `insufficient_aal` */
  async remove({ staffId, aal }: SessionEntity, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const factor = await this.factors.findLocked(id, staffId, manager);
      if (!factor) throw new AuthError('mfa_factor_not_found');
      if (factor.verifiedAt && aal === 'aal1')
        throw new AuthError('insufficient_aal', { status: 422, message: 'AAL2 required to unenroll verified factor' });
      await this.sessions.lower(id, manager);
      await this.factors.remove(id, manager);
      if (factor.verifiedAt) await this.audit.record({ staffId, action: 'factor.removed', subject: id }, manager);
    });
  }
}
