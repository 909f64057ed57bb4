import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import type { SessionEntity } from './session.entity.ts';
import { type LogoutScope, SessionsRepository } from './sessions.repository.ts';

@Injectable()
export class EndSession {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly audit: Audit,
  ) {}

  /** `global` ends every session of the staff member, `local` this one, `others` all but this one. */
  async end(session: SessionEntity, scope: LogoutScope): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.sessions.end(session, scope, manager);
      const deed = { staffId: session.staffId, action: 'session.closed', subject: session.id, detail: scope } as const;
      await this.audit.record(deed, manager);
    });
  }
}
