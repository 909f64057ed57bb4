import { metricCatalog, type GuideFormat, type ProblemCode, type ProductType } from '@blue-peony/contracts';
import { counter, type Logger } from '@blue-peony/service-kit';
import type { PaymentProvider } from './payment-provider.ts';

// One function per event about money and purchases, so that its log line and its metric always match.

const countCheckouts = counter('blue_peony_checkouts_total');
const countPaid = counter('blue_peony_orders_paid_total');
const countRefunded = counter('blue_peony_orders_refunded_total');
const countRefused = counter('blue_peony_payments_refused_total');
const countFound = counter('blue_peony_payments_found_total');
const countGranted = counter('blue_peony_downloads_granted_total');
const countClosed = counter('blue_peony_downloads_refused_total');

type Provider = PaymentProvider['name'];
export type Refusal = (typeof metricCatalog.blue_peony_payments_refused_total.labels.reason)[number];

export function checkoutStarted(logger: Logger, provider: Provider, product: ProductType): void {
  countCheckouts({ provider, outcome: 'started' });
  logger.info({ provider, product }, 'checkout started');
}

export function checkoutFailed(logger: Logger, provider: Provider, err: unknown): void {
  countCheckouts({ provider, outcome: 'failed' });
  logger.error({ err, provider }, 'checkout failed');
}

export function orderPaid(logger: Logger, product: ProductType): void {
  countPaid({ product });
  logger.info({ product }, 'order paid');
}

export function orderRefunded(logger: Logger, reason: 'refund' | 'dispute'): void {
  countRefunded({ reason });
  logger.warn({ reason }, 'order refunded');
}

export function paymentRefused(logger: Logger, provider: Provider, reason: Refusal): void {
  countRefused({ provider, reason });
  logger.warn({ provider, reason }, 'payment refused');
}

export function paymentsFound(logger: Logger, provider: Provider, found: number): void {
  countFound({ provider }, found);
  logger.warn({ provider, found }, 'payments found that no webhook had settled');
}

export function downloadGranted(logger: Logger, file_type: GuideFormat): void {
  countGranted({ file_type });
  logger.info({ file_type }, 'download granted');
}

const { reason: reasons } = metricCatalog.blue_peony_downloads_refused_total.labels;

/** Any other failure is not the link's fault and is logged as an error. */
export function downloadRefused(logger: Logger, code: ProblemCode): void {
  const reason = reasons.find((known) => known === code);
  if (!reason) return;
  countClosed({ reason });
  logger.info({ reason }, 'download refused');
}
