import type { DatabaseOptions } from '@blue-peony/service-kit';
import { CreateCommerce1763900000000 } from './migrations/1763900000000-create-commerce.ts';
import { FindOrders1764100000000 } from './migrations/1764100000000-find-orders.ts';
import { KnowPaidEvents1764300000000 } from './migrations/1764300000000-know-paid-events.ts';
import { FindPaidOrders1764310000000 } from './migrations/1764310000000-find-paid-orders.ts';
import { OpenCases1764601100000 } from './migrations/1764601100000-open-cases.ts';
import { SecureOrders1764601200000 } from './migrations/1764601200000-secure-orders.ts';
import { SupportOrders1764601300000 } from './migrations/1764601300000-support-orders.ts';
import { PromiseCaseMails1764700100000 } from './migrations/1764700100000-promise-case-mails.ts';
import { FindReferences1764700110000 } from './migrations/1764700110000-find-references.ts';
import { OrderEntity } from './shared/order/order.entity.ts';
import { SandboxPaymentEntity } from './sandbox/sandbox-payment.entity.ts';

/** Schema and migrations of the service, for `migrate` and for its connection. */
export const commerceDatabase: Omit<DatabaseOptions, 'url'> = {
  schema: 'commerce',
  entities: [OrderEntity, SandboxPaymentEntity],
  migrations: [
    CreateCommerce1763900000000,
    FindOrders1764100000000,
    KnowPaidEvents1764300000000,
    FindPaidOrders1764310000000,
    OpenCases1764601100000,
    SecureOrders1764601200000,
    SupportOrders1764601300000,
    PromiseCaseMails1764700100000,
    FindReferences1764700110000,
  ],
};
