import type { DatabaseOptions } from '@blue-peony/service-kit';
import { CreateNotification1766000000000 } from './migrations/1766000000000-create-notification.ts';
import { AddAgencyToNotification1768000000000 } from './migrations/1768000000000-add-agency.ts';
import { AddAgencyTextsToNotification1769000000000 } from './migrations/1769000000000-add-agency-texts.ts';
import { AddMailboxToNotification1771000000000 } from './migrations/1771000000000-add-mailbox.ts';

export const notificationDatabase: Omit<DatabaseOptions, 'url'> = {
  schema: 'notification',
  entities: [],
  migrations: [
    CreateNotification1766000000000,
    AddAgencyToNotification1768000000000,
    AddAgencyTextsToNotification1769000000000,
    AddMailboxToNotification1771000000000,
  ],
};
