import type { Language, MailRecipient, MailSettings } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import type { DataSource } from 'typeorm';
import { addHistory } from '../history/add-history.ts';

type Order = { applicationId: string; staff: string; recipient: MailRecipient; correlationId: string };

/** An event of its own, so that no crash can lose it. @returns undefined for an application that is unknown or sealed */
export async function resendMail(
  database: DataSource,
  { applicationId, staff, recipient, correlationId }: Order,
): Promise<string | undefined> {
  return database.transaction(async (manager) => {
    const [application] = await manager.query<{ language: Language }[]>(
      'SELECT language FROM applications WHERE id = $1 AND sealed_at IS NULL FOR KEY SHARE',
      [applicationId],
    );
    if (!application) return undefined;
    const payload = { recipient, language: application.language };
    const facts = { aggregateId: applicationId, correlationId, payload };
    const requested = newEvent('intake.application-mail-requested.v2', facts);
    await addHistory(manager, applicationId, { kind: 'mail_resent', staff, detail: { recipient } });
    await tell(manager, requested);
    return requested.id;
  });
}

export async function readMailSettings(database: DataSource): Promise<MailSettings> {
  const [row] = await database.query<[MailSettings]>('SELECT staff_mails FROM intake_settings');
  return row;
}

export async function changeMailSettings(database: DataSource, { staff_mails }: MailSettings): Promise<void> {
  await database.query('UPDATE intake_settings SET staff_mails = $1', [staff_mails]);
}
