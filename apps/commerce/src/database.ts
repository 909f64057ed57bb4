import type { DatabaseOptions } from '@blue-peony/service-kit';
import { OrderEntity } from './shared/order/order.entity.ts';
import { SandboxPaymentEntity } from './sandbox/sandbox-payment.entity.ts';
import { CreateCommerce1766000000000 } from './migrations/1766000000000-create-commerce.ts';
import { AddAgencyToCommerce1768000000000 } from './migrations/1768000000000-add-agency.ts';
import { AddAgencyTextsToCommerce1769000000000 } from './migrations/1769000000000-add-agency-texts.ts';
import { AddWithdrawalsToCommerce1770000000000 } from './migrations/1770000000000-add-withdrawals.ts';
import { AddOrderConsents1770100000000 } from './migrations/1770100000000-add-order-consents.ts';
import { AddPrices1770300000000 } from './migrations/1770300000000-add-prices.ts';
import { AddReceipts1770400000000 } from './migrations/1770400000000-add-receipts.ts';
import { AddReviews1770500000000 } from './migrations/1770500000000-add-reviews.ts';
import { AddBookings1770600000000 } from './migrations/1770600000000-add-bookings.ts';

export const commerceDatabase: Omit<DatabaseOptions, 'url'> = {
  schema: 'commerce',
  entities: [OrderEntity, SandboxPaymentEntity],
  migrations: [
    CreateCommerce1766000000000,
    AddAgencyToCommerce1768000000000,
    AddAgencyTextsToCommerce1769000000000,
    AddWithdrawalsToCommerce1770000000000,
    AddOrderConsents1770100000000,
    AddPrices1770300000000,
    AddReceipts1770400000000,
    AddReviews1770500000000,
    AddBookings1770600000000,
  ],
};
