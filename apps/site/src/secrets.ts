// The secrets of private pages, in session storage: they survive a reload and end with the tab.

export const orderKey = (orderId: string) => `order-${orderId}`;

/** Takes the secret out of the address, so that a shared screen does not reveal it. @param shape its first group */
export function takeFragment(shape: RegExp): string | undefined {
  const { hash, pathname, search } = location;
  const taken = shape.exec(hash)?.[1];
  if (taken) history.replaceState(history.state, '', pathname + search);
  return taken;
}

/** Fallback when storage is blocked: only this page knows the secret, and a reload needs the link again. */
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
    // Storage is blocked.
  }
}
