import type { DatabaseOptions } from '@blue-peony/service-kit';
import { DeliveryEntity } from './deliveries/delivery.entity.ts';
import { CountMailsByAddress1764500300000 } from './migrations/1764500300000-count-mails-by-address.ts';
import { CreateDeliveries1759400000000 } from './migrations/1759400000000-create-deliveries.ts';
import { MailMembers1763800000000 } from './migrations/1763800000000-mail-members.ts';
import { KeepMailLedger1764300000000 } from './migrations/1764300000000-keep-mail-ledger.ts';
import { KnowApplications1764000000000 } from './migrations/1764000000000-know-applications.ts';
import { Outages1764200000000 } from './migrations/1764200000000-outages.ts';
import { KnowOrders1764700100000 } from './migrations/1764700100000-know-orders.ts';
import { GatherMails1765000000000 } from './migrations/1765000000000-gather-mails.ts';
import { FindOrderMails1764700110000 } from './migrations/1764700110000-find-order-mails.ts';

/** Schema and migrations of the service, for `migrate` and for its connection. */
export const notificationDatabase: Omit<DatabaseOptions, 'url'> = {
  schema: 'notification',
  entities: [DeliveryEntity],
  migrations: [
    CreateDeliveries1759400000000,
    MailMembers1763800000000,
    KnowApplications1764000000000,
    Outages1764200000000,
    KeepMailLedger1764300000000,
    CountMailsByAddress1764500300000,
    KnowOrders1764700100000,
    FindOrderMails1764700110000,
    GatherMails1765000000000,
  ],
};
