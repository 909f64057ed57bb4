import { publicPaths, type Checkout, type CheckoutRequest } from '@blue-peony/contracts';
import { callApi } from '@blue-peony/ui';
import { keepSecret, orderKey } from '../../secrets.ts';

/** The product to buy; the language is the page's. */
export type Purchase = CheckoutRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'language' | keyof Given>
    : never
  : never;

/** What the buyer ticked: both consents or none, and whether she may be asked for a review. */
export type Given = Pick<CheckoutRequest, 'consents' | 'mayAskReview'>;

/** Milliseconds: longer than the server gives its payment provider. */
const limit = 15_000;

/** Stores the order's secret for the return. @throws {Error} without an address that is safe to open */
export async function createCheckout(request: CheckoutRequest): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(request) };
  const checkout = await callApi<Partial<Checkout> | undefined>(publicPaths.createCheckout, init, limit);
  if (!checkout?.checkoutUrl) throw new Error('No checkout URL received');
  if (!mayFollow(checkout.checkoutUrl)) throw new Error('The checkout URL is neither https nor of this site');
  if (checkout.order) keepSecret(orderKey(checkout.order.id), checkout.order.secret);
  return checkout.checkoutUrl;
}

/** Only https pages, or pages of our own origin: the sandbox may run without https. */
function mayFollow(address: string): boolean {
  const url = URL.canParse(address, location.origin) && new URL(address, location.origin);
  return url !== false && (url.protocol === 'https:' || url.origin === location.origin);
}
