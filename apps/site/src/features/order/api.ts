import { fillPath, publicPaths, type GuideFiles, type Order, type PurchaseEvent } from '@blue-peony/contracts';
import { callApi } from '@blue-peony/ui';

/** Milliseconds. */
const limit = 10_000;

/** @throws {RequestFailure} */
export const fetchOrder = (orderId: string, signal: AbortSignal): Promise<Order> =>
  callApi(fillPath(publicPaths.readOrder, { orderId }), { signal }, limit);

/** @throws {RequestFailure} */
export const fetchGuideFiles = (segment: string, signal: AbortSignal): Promise<GuideFiles> =>
  callApi(fillPath(publicPaths.listGuideFiles, { segment }), { signal }, limit);

/**
 * Whether the purchase is still to be reported; the server says so to the first who asks.
 * @throws {RequestFailure}
 */
export async function claimPurchase(orderId: string): Promise<boolean> {
  const { track } = await callApi<PurchaseEvent>(
    fillPath(publicPaths.trackPurchase, { orderId }),
    { method: 'POST' },
    limit,
  );
  return track;
}

/**
 * Asks for a mail with links that work, to the address that was bought with. The answer is the same for an unknown one.
 * @throws {RequestFailure}
 */
export async function requestFreshLinks(wanted: { orderId: string } | { email: string }): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await callApi(publicPaths.requestFreshLinks, { method: 'POST', headers, body: JSON.stringify(wanted) }, limit);
}
