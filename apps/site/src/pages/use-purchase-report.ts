import { useEffect } from 'react';
import type { Order } from '@blue-peony/contracts';
import { claimPurchase } from '../features/order/api.ts';
import { reportPurchase } from './report-purchase.ts';

export function usePurchaseReport(order: Order | undefined): void {
  const id = order?.id;
  useEffect(() => {
    if (!order) return;
    return reportPurchase(order, () => claimPurchase(order.id));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a later look at the same order brings nothing new to report
  }, [id]);
}
