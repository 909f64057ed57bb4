import type { Money, ProductType } from '@blue-peony/contracts';
import { productNames } from '../content/product-names.ts';
import { onceConsented } from '../features/tracking/once-consented.ts';
import { randomId, track } from '../features/tracking/track.ts';

type Sold = Money & { product: ProductType };

/** Once, after consent, under an id of its own: neither the order's id nor an address. @returns how to stop waiting */
export function reportPurchase(
  { product, amount, currency }: Sold,
  isDue: () => boolean | Promise<boolean>,
  viewed = false,
): () => void {
  const report = async () => {
    if (!(await isDue())) return;
    if (viewed) track({ name: 'PageView', id: randomId() });
    track({ name: 'Purchase', id: randomId(), content: productNames[product], value: amount / 100, currency });
  };
  return onceConsented(() => {
    report().catch((error: unknown) => console.error('The purchase could not be reported', error));
  });
}

const key = 'guide-purchase-reported';

/** True the first time in this browser. When storage is blocked that is unknown, so nothing is reported. */
export function oncePerBrowser(): boolean {
  try {
    if (localStorage.getItem(key)) return false;
    localStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}
