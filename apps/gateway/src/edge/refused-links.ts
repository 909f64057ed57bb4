import { serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { writeAudit } from '../shared/audit.ts';
import { mailOwners } from '../shared/staff-mails.ts';

/** Number of refused photo links in an hour from which the owners are notified, once per hour. */
const noticeAt = 3;

const hourOf = (time: number) => Math.floor(time / 3_600_000);

/** Counts refused photo links, and notifies the owners when there are several. */
@Injectable()
export class RefusedLinks {
  /** The hour for which the owners have been notified; further refusals in it cost no query. */
  private told = 0;

  constructor(
    private readonly database: DataSource,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** Never fails, because the link is refused in any case. */
  async count(correlationId: string): Promise<void> {
    if (this.told === hourOf(Date.now())) return;
    try {
      await this.database.transaction(async (manager) => {
        await manager.query("DELETE FROM refused_photo_links WHERE hour < now() - interval '1 day'");
        const [row] = await manager.query<[{ times: number }]>(
          `INSERT INTO refused_photo_links AS links (hour, times) VALUES (date_trunc('hour', now(), 'UTC'), 1)
           ON CONFLICT (hour) DO UPDATE SET times = links.times + 1 RETURNING times`,
        );
        if (row.times >= noticeAt) this.told = hourOf(Date.now());
        if (row.times !== noticeAt) return;
        await writeAudit(manager, { staffId: null, action: 'photo.refused', detail: String(noticeAt) });
        await mailOwners(manager, correlationId, { kind: 'photos_refused' });
      });
    } catch (err) {
      this.logger.warn({ err }, 'refused photo link count failed');
    }
  }
}
