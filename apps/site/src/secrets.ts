// What opens an applicant's or a buyer's page. It stays with the tab, for a reload, and is gone with it.

export const orderKey = (orderId: string) => `order-${orderId}`;

/**
 * What a link brings behind its `#`, which no server sees. It leaves the address bar, so that a shared screen or a copied
 * address gives nothing away.
 * @param shape whose first group is taken
 */
export function takeFragment(shape: RegExp): string | undefined {
  const { hash, pathname, search } = location;
  const taken = shape.exec(hash)?.[1];
  if (taken) history.replaceState(history.state, '', pathname + search);
  return taken;
}

/** Storage can be switched off: then the page at hand knows it, and a reload needs the link again. */
const here = new Map<string, string>();

export function keepSecret(key: string, secret: string): void {
  try {
    sessionStorage.setItem(key, secret);
  } catch {
    here.set(key, secret);
  }
}

export function keptSecret(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? here.get(key);
  } catch {
    return here.get(key);
  }
}

export function forgetSecret(key: string): void {
  here.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept.
  }
}
