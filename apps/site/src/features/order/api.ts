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

/** The full order if this tab has its secret, else only its state. @throws {RequestFailure} like every call here */
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

export const answerConsents = (orderId: string, consents: Consents): Promise<GivenConsents> =>
  put(publicPaths.answerConsents, orderId, consents);

export const allowReviewMail = (orderId: string, may: boolean): Promise<unknown> =>
  put(publicPaths.allowReviewMail, orderId, { may_ask: may });

function put<Answer>(path: string, orderId: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...proofOf(orderId) };
  return callApi(fillPath(path, { orderId }), { method: 'PUT', headers, body: JSON.stringify(body) }, limit);
}

/** Makes the server ask the payment provider for a payment without a webhook. */
export const checkPayment = (orderId: string): Promise<unknown> =>
  callApi(fillPath(publicPaths.checkPayment, { orderId }), { method: 'POST' }, limit);

export const fetchGuideFiles = (segment: string, signal: AbortSignal): Promise<GuideFiles> =>
  callApi(fillPath(publicPaths.listGuideFiles, { segment }), { signal }, limit);

/** Whether the purchase still has to be reported; yes only once. */
export async function claimPurchase(orderId: string): Promise<boolean> {
  const { track } = await callApi<PurchaseEvent>(
    fillPath(publicPaths.trackPurchase, { orderId }),
    { method: 'POST', headers: proofOf(orderId) },
    limit,
  );
  return track;
}

/** The answer is the same for an unknown address. */
export async function requestFreshLinks(wanted: { orderId: string } | { email: string }): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await callApi(publicPaths.requestFreshLinks, { method: 'POST', headers, body: JSON.stringify(wanted) }, limit);
}
