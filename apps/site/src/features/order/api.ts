import {
  fillPath,
  orderScheme,
  publicPaths,
  type Consents,
  type GivenConsents,
  type GuideFiles,
  type Order,
  type OrderState,
  type PurchaseEvent,
} from '@blue-peony/contracts';
import { callApi, codeOf } from '@blue-peony/ui';
import { forgetSecret, keepSecret, keptSecret, orderKey, takeFragment } from '../../secrets.ts';

/** Milliseconds. */
const limit = 10_000;

/** The full order if this tab has its secret, else only its state. @throws {RequestFailure} */
export async function fetchOrder(orderId: string, signal: AbortSignal): Promise<Order | OrderState> {
  const path = fillPath(publicPaths.readOrder, { orderId });
  const proof = proofOf(orderId);
  try {
    return await callApi(path, { signal, cache: 'no-store', headers: proof }, limit);
  } catch (error) {
    if (!proof.authorization || codeOf(error) !== 'not_found') throw error;
    // The secret has expired; the order may still exist.
    forgetSecret(orderKey(orderId));
    return callApi(path, { signal, cache: 'no-store' }, limit);
  }
}

export function proofOf(orderId: string): Record<string, string> {
  const key = orderKey(orderId);
  const brought = takeFragment(/^#([\w-]{32})$/);
  if (brought) keepSecret(key, brought);
  const secret = keptSecret(key);
  return secret ? { authorization: `${orderScheme} ${secret}` } : {};
}

/** @throws {RequestFailure} */
export async function answerConsents(orderId: string, consents: Consents): Promise<GivenConsents> {
  const headers = { 'content-type': 'application/json', ...proofOf(orderId) };
  const init = { method: 'PUT', headers, body: JSON.stringify(consents) };
  return callApi(fillPath(publicPaths.answerConsents, { orderId }), init, limit);
}

/** @throws {RequestFailure} */
export async function allowReviewMail(orderId: string, may: boolean): Promise<void> {
  const headers = { 'content-type': 'application/json', ...proofOf(orderId) };
  const init = { method: 'PUT', headers, body: JSON.stringify({ may_ask: may }) };
  await callApi(fillPath(publicPaths.allowReviewMail, { orderId }), init, limit);
}

/** Makes the server ask the payment provider for a payment without a webhook. @throws {RequestFailure} */
export const checkPayment = (orderId: string): Promise<unknown> =>
  callApi(fillPath(publicPaths.checkPayment, { orderId }), { method: 'POST' }, limit);

/** @throws {RequestFailure} */
export const fetchGuideFiles = (segment: string, signal: AbortSignal): Promise<GuideFiles> =>
  callApi(fillPath(publicPaths.listGuideFiles, { segment }), { signal }, limit);

/** Whether the purchase still has to be reported; yes only once. @throws {RequestFailure} */
export async function claimPurchase(orderId: string): Promise<boolean> {
  const { track } = await callApi<PurchaseEvent>(
    fillPath(publicPaths.trackPurchase, { orderId }),
    { method: 'POST', headers: proofOf(orderId) },
    limit,
  );
  return track;
}

/** The answer is the same for an unknown address. @throws {RequestFailure} */
export async function requestFreshLinks(wanted: { orderId: string } | { email: string }): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await callApi(publicPaths.requestFreshLinks, { method: 'POST', headers, body: JSON.stringify(wanted) }, limit);
}
