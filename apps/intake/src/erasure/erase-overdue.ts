import { Injectable } from '@nestjs/common';
import { Background } from '@blue-peony/service-kit';
import { EraseApplication } from './erase-application.ts';
import { OverdueRepository } from './overdue.repository.ts';

const everyMs = 15 * 60_000;
const batch = 50;

/**
 * Erases applications whose retention period has ended: counted from closing, or from arrival when nobody closed them.
 */
@Injectable()
export class EraseOverdue {
  constructor(
    private readonly overdue: OverdueRepository,
    private readonly erase: EraseApplication,
    background: Background,
  ) {
    background.every('overdue applications', everyMs, () => this.eraseDue());
    background.observe(async () => [
      { gauge: 'blue_peony_applications_overdue', labels: {}, value: await overdue.count() },
    ]);
  }

  /** @returns whether more applications may be due */
  async eraseDue(): Promise<boolean> {
    await this.overdue.forgetAddresses();
    const ids = await this.overdue.ids(batch);
    for (const id of ids) await this.erase.erase(id, { by: 'time', correlationId: 'retention' });
    return ids.length === batch;
  }
}
