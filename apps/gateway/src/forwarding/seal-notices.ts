import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StaffMails } from '../shared/staff-mails.ts';

/** Notifies owners of sealed applications. */
@Injectable()
export class SealNotices {
  constructor(
    private readonly database: DataSource,
    private readonly mails: StaffMails,
  ) {}

  /** Mails every owner that an application was sealed. */
  async tell(applicationId: string, correlationId: string): Promise<void> {
    const notice = { kind: 'application_sealed', application_id: applicationId } as const;
    const send = await this.database.transaction((manager) => this.mails.addForOwners(manager, correlationId, notice));
    send();
  }
}
