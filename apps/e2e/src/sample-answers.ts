import { looks, myApplication } from '@blue-peony/site/sample-application';
import { paidOrder } from '@blue-peony/site/sample-order';

export { receipt, secret } from '@blue-peony/site/sample-application';
export { orderSecret } from '@blue-peony/site/sample-order';

/** What the pages that ask for data at once are answered, by path. */
export const answers: Record<string, object> = {
  '/api/my/application': myApplication(),
  '/api/my/application/looks': { items: looks },
  '/api/orders/paid': paidOrder({ id: 'paid' }),
  '/api/orders/pending': { id: 'pending', status: 'pending', product: 'digital-guide' },
};
