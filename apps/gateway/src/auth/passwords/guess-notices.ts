import { serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasRows } from '../../shared/has-rows.ts';
import { writeAudit } from '../../shared/audit.ts';
import { mailStaff } from '../../shared/staff-mails.ts';

const actions = { password_guessed: 'password.guessed', code_guessed: 'code.guessed' } as const;

type Told = { staff: { id: string; email: string }; kind: keyof typeof actions; correlationId: string };

/** Warns an account holder that strangers try to sign in. */
@Injectable()
export class GuessNotices {
  constructor(
    private readonly database: DataSource,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** Sends at most one mail a day. Never fails, because the guess is refused in any case. */
  async tell({ staff: { id, email }, kind, correlationId }: Told): Promise<void> {
    try {
      await this.database.transaction(async (manager) => {
        await manager.query('SELECT FROM staff WHERE id = $1 FOR NO KEY UPDATE', [id]);
        const told = "SELECT FROM audit WHERE staff_id = $1 AND action = $2 AND at > now() - interval '1 day' LIMIT 1";
        if (await hasRows(manager, told, [id, actions[kind]])) return;
        await writeAudit(manager, { staffId: id, action: actions[kind] });
        const mail = { kind, to: email, at: new Date().toISOString() } as const;
        await mailStaff(manager, { staffId: id, correlationId, mail });
      });
    } catch (err) {
      this.logger.warn({ err }, 'guess notice failed');
    }
  }
}
