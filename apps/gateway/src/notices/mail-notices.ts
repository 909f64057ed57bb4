import { noticeMinutes, rights, unseenNoticesEndpoints } from '@blue-peony/contracts';
import { Background, queryRows, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { GatewayConfig } from '../config.ts';
import { askIntake } from '../shared/ask-intake.ts';
import { mailStaff } from '../shared/staff-mails.ts';

const everyMs = 10_000;

const { countUnseenNotices } = unseenNoticesEndpoints;
type Unseen = z.output<typeof countUnseenNotices.response>['items'][number];

/** Mails staff, at most once an hour each, how many notices wait for them at the desk. Intake has those, and no address. */
@Injectable()
export class MailNotices implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
    private readonly background: Background,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.intakeKeys) this.background.every('mails of notices', everyMs, () => this.tell());
  }

  private async tell(): Promise<void> {
    const { items } = countUnseenNotices.response.parse(await askIntake(this.config, countUnseenNotices));
    for (const unseen of items) await this.mail(unseen);
  }

  /** The mark commits with the mail's event, so that of several replicas one mails, and a restart repeats nothing. */
  private mail({ staff_id, count, newest }: Unseen): Promise<void> {
    return this.database.transaction(async (manager) => {
      const [person] = await queryRows<{ email: string }>(
        manager,
        `WITH person AS (
           SELECT id, email FROM staff
           WHERE id = $1 AND banned_at IS NULL AND confirmed_at IS NOT NULL AND role = ANY($3)),
         claimed AS (
           INSERT INTO notice_mails (staff_id, mailed_at, newest) SELECT id, now(), $2 FROM person
           ON CONFLICT (staff_id) DO UPDATE SET mailed_at = now(), newest = excluded.newest
             WHERE notice_mails.mailed_at <= now() - interval '${noticeMinutes.between} minutes'
               AND notice_mails.newest < excluded.newest
           RETURNING staff_id)
         SELECT email FROM person JOIN claimed ON staff_id = id`,
        [staff_id, newest, rights['applications.read']],
      );
      if (!person) return;
      const mail = { kind: 'noticed', to: person.email, count } as const;
      await mailStaff(manager, { staffId: staff_id, correlationId: 'notices', mail });
    });
  }
}
