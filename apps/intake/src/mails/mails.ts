import type { Language, MailRecipient, MailSettings } from '@blue-peony/contracts';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addHistory } from '../history/add-history.ts';

type Order = { applicationId: string; staff: string; recipient: MailRecipient; correlationId: string };

@Injectable()
export class Mails {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
  ) {}

  /** An event of its own, so that no crash can lose it. @returns undefined when there is no such application */
  async resend({ applicationId, staff, recipient, correlationId }: Order): Promise<string | undefined> {
    const event = await this.database.transaction(async (manager) => {
      const [application] = await manager.query<{ language: Language }[]>(
        'SELECT language FROM applications WHERE id = $1',
        [applicationId],
      );
      if (!application) return undefined;
      const payload = { recipient, language: application.language };
      const facts = { aggregateId: applicationId, correlationId, payload };
      const requested = newEvent('intake.application-mail-requested.v2', facts);
      await addHistory(manager, applicationId, { kind: 'mail_resent', staff, detail: { recipient } });
      await this.outbox.add(manager, requested);
      return requested;
    });
    if (event) await this.relay.dispatch(event);
    return event?.id;
  }

  async settings(): Promise<MailSettings> {
    const [row] = await this.database.query<[MailSettings]>('SELECT staff_mails FROM intake_settings');
    return row;
  }

  async changeSettings({ staff_mails }: MailSettings): Promise<void> {
    await this.database.query('UPDATE intake_settings SET staff_mails = $1', [staff_mails]);
  }
}
