import { forgetSecret as forget, keepSecret, keptSecret, takeFragment } from '../../secrets.ts';

const key = 'my-page';
const secretShape = /^#([\w-]{40,200})$/;
const tokenShape = /^#confirm=([\w.-]{20,200})$/;

/** What the visitor came with: the secret of her application, the token of a mail about a new address, or neither. */
export type Arrival = { secret?: string | undefined; token?: string | undefined };

/** Reads what a link brings. The secret stays with the tab. */
export function readArrival(): Arrival {
  const secret = takeFragment(secretShape);
  const token = takeFragment(tokenShape);
  if (secret) keepSecret(key, secret);
  return { secret: secret ?? keptSecret(key), token };
}

export const forgetSecret = (): void => forget(key);
