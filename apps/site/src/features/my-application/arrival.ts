import { forgetSecret as forget, keepSecret, keptSecret, takeFragment } from '../../secrets.ts';

const key = 'my-page';
const secretShape = /^#([\w-]{40,200})$/;
const tokenShape = /^#confirm=([\w.-]{20,200})$/;

/** The credentials in the link: the application's secret, the token to confirm a new address, or neither. */
export type Arrival = { secret?: string | undefined; token?: string | undefined };

/** Reads the credentials from the address. The tab keeps the secret. */
export function readArrival(): Arrival {
  const secret = takeFragment(secretShape);
  const token = takeFragment(tokenShape);
  if (secret) keepSecret(key, secret);
  return { secret: secret ?? keptSecret(key), token };
}

export const forgetSecret = (): void => forget(key);
