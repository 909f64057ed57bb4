import { endpoints } from '@blue-peony/contracts';
import { AppError, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Serves } from '../edge/serves.ts';
import { EndSession } from '../auth/sessions/end-session.ts';
import { SessionsRepository } from '../auth/sessions/sessions.repository.ts';
import { SecretBox } from '../shared/keys/secret-box.ts';
import { draftKeyOf } from './draft-keys.repository.ts';

/** Calls about the caller's own account that the sign-in protocol does not define. */
@Controller()
export class AccountController {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly ending: EndSession,
    private readonly database: DataSource,
    private readonly box: SecretBox,
  ) {}

  @Serves(endpoints.listOwnSessions)
  async listOwnSessions({ staff }: Calls['listOwnSessions']) {
    const sessions = await this.sessions.listLive(staff.sub);
    const items = sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      current: id === staff.sid,
    }));
    return { items };
  }

  @Serves(endpoints.endOwnSession)
  async endOwnSession({ params: { id }, staff }: Calls['endOwnSession']) {
    const found = await this.sessions.find(id);
    if (!found?.live || found.session.staffId !== staff.sub) throw new AppError('not_found');
    await this.ending.end(found.session, 'local');
    return { id };
  }

  @Serves(endpoints.readDraftKey)
  async readDraftKey({ staff }: Calls['readDraftKey']) {
    return { key: (await draftKeyOf(staff.sub, this.database, this.box)).toString('base64url') };
  }
}
