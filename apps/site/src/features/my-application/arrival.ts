const key = 'my-page';
const secretShape = /^#([\w-]{40,200})$/;
const tokenShape = /^#confirm=([\w.-]{20,200})$/;

/** What the visitor came with: the secret of her application, the token of a mail about a new address, or neither. */
export type Arrival = { secret?: string | undefined; token?: string | undefined };

/**
 * Reads what a link brings behind its `#`, which no server sees. It leaves the address bar, so that a shared screen or a
 * copied address gives nothing away; the secret stays with the tab, for a reload.
 */
export function readArrival(): Arrival {
  const { hash, pathname } = location;
  const secret = secretShape.exec(hash)?.[1];
  const token = tokenShape.exec(hash)?.[1];
  if (secret) keep(secret);
  if (secret ?? token) history.replaceState(history.state, '', pathname);
  return { secret: secret ?? kept(), token };
}

export function forgetSecret(): void {
  sessionStorage.removeItem(key);
}

// Storage can be switched off: then a reload needs the link again.
function keep(secret: string): void {
  try {
    sessionStorage.setItem(key, secret);
  } catch {
    // The page at hand still knows it.
  }
}

function kept(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
