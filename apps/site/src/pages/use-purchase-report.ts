import { useEffect } from 'react';
import type { Order } from '@blue-peony/contracts';
import { claimPurchase } from '../features/order/api.ts';
import { reportPurchase } from './report-purchase.ts';

/** Reports the purchase of a paid order once, and only after consent. */
export function usePurchaseReport(order: Order | undefined): void {
  const id = order?.id;
  useEffect(() => {
    if (!order) return;
    return reportPurchase(order, () => claimPurchase(order.id));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a later look at the same order brings nothing new to report
  }, [id]);
}
