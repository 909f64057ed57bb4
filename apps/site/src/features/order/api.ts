import {
  fillPath,
  orderScheme,
  publicPaths,
  type GuideFiles,
  type Order,
  type OrderState,
  type PurchaseEvent,
} from '@blue-peony/contracts';
import { callApi, RequestFailure } from '@blue-peony/ui';
import { forgetSecret, keepSecret, keptSecret, orderKey, takeFragment } from '../../secrets.ts';

/** Milliseconds. */
const limit = 10_000;

/** All of an order where this tab has its secret, else its state. @throws {RequestFailure} */
export async function fetchOrder(orderId: string, signal: AbortSignal): Promise<Order | OrderState> {
  const path = fillPath(publicPaths.readOrder, { orderId });
  const proof = proofOf(orderId);
  try {
    return await callApi(path, { signal, cache: 'no-store', headers: proof }, limit);
  } catch (error) {
    if (!proof.authorization || !(error instanceof RequestFailure) || error.code !== 'not_found') throw error;
    // The secret has ended, the order perhaps not.
    forgetSecret(orderKey(orderId));
    return callApi(path, { signal, cache: 'no-store' }, limit);
  }
}

/** The secret of the link that this page was opened with, or of an earlier one in this tab. */
function proofOf(orderId: string): Record<string, string> {
  const key = orderKey(orderId);
  const brought = takeFragment(/^#([\w-]{32})$/);
  if (brought) keepSecret(key, brought);
  const secret = keptSecret(key);
  return secret ? { authorization: `${orderScheme} ${secret}` } : {};
}

/** Lets the shop ask its provider for a payment that no webhook has told of. @throws {RequestFailure} */
export const checkPayment = (orderId: string): Promise<unknown> =>
  callApi(fillPath(publicPaths.checkPayment, { orderId }), { method: 'POST' }, limit);

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
    { method: 'POST', headers: proofOf(orderId) },
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
