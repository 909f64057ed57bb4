import { newEvent, tell } from '@blue-peony/messaging';
import { AppError, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { applicationErased, type ErasedBy } from '../business-events.ts';
import { RemoveUnclaimedPhotos } from '../photos/remove-unclaimed-photos.ts';
import { deleteApplication, findOverdue, forgetAddresses, lockErasable, sayFarewell } from './erasure.repository.ts';
import { WriteLedger } from './write-ledger.ts';

const overdueBatch = 50;

/** Publishes an event, so that the other services delete theirs. */
@Injectable()
export class EraseApplication {
  constructor(
    private readonly photos: RemoveUnclaimedPhotos,
    private readonly ledger: WriteLedger,
    private readonly database: DataSource,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** @throws AppError application_held under a legal hold or seal */
  async erase(applicationId: string, { by, correlationId }: { by: ErasedBy; correlationId: string }): Promise<boolean> {
    const erased = await this.database.transaction(async (manager) => {
      const application = await lockErasable(manager, applicationId);
      if (!application) return false;
      // An id in the ledger was erased after its hold had ended, so a hold that came back with a backup does not count.
      if (application.kept && by !== 'ledger') throw new AppError('application_held');
      await deleteApplication(manager, applicationId);
      // The applicant did not ask for an erasure by retention or after a restore: an unexpected mail could expose them.
      if (by === 'applicant' || by === 'staff') await sayFarewell(manager, applicationId, application);
      const facts = { aggregateId: applicationId, correlationId, payload: { language: application.language } };
      await tell(manager, newEvent('intake.application-erased.v1', facts));
      return true;
    });
    if (!erased) return false;
    applicationErased(this.logger, by);
    this.photos.wake();
    this.ledger.wake();
    return true;
  }

  /** Retention counts from closing, or from arrival when nobody closed it. @returns whether more may be due */
  async eraseOverdue(): Promise<boolean> {
    await forgetAddresses(this.database);
    const ids = await findOverdue(this.database, overdueBatch);
    for (const id of ids) await this.erase(id, { by: 'time', correlationId: 'retention' });
    return ids.length === overdueBatch;
  }
}
