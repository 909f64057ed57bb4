import { endpoints, fillPath } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';

/** Of an order. */
type Secured = { id: string; secretVersion: number };
type Feed = { id: string; version: number };

const proofBytes = 24;
const proofPattern = /^[\w-]{32}$/;
const ofOrder = ({ id, secretVersion }: Secured) => `${id}\n${secretVersion}`;
const ofFeed = ({ id, version }: Feed) => `${id}\n${version}`;

const tokenOf = (keys: KeyRing, purpose: string, text: string) =>
  keys.mac(purpose, text).subarray(0, proofBytes).toString('base64url');
const opens = (keys: KeyRing, [purpose, text]: readonly [string, string], token: string) =>
  proofPattern.test(token) && keys.verify(purpose, text, Buffer.from(token, 'base64url'));

/** Path of the page on which the buyer of an order chooses the time of her session. It opens nothing else of the order. */
export const bookingPath = (keys: KeyRing, order: Secured): string =>
  fillPath(endpoints.openBooking.path, {
    id: order.id,
    secure_token: tokenOf(keys, 'booking links', ofOrder(order)),
  });

export const opensBooking = (keys: KeyRing, order: Secured, token: string): boolean =>
  opens(keys, ['booking links', ofOrder(order)], token);

/** Path of a coach's calendar. */
export const feedPath = (keys: KeyRing, feed: Feed): string =>
  fillPath(endpoints.readFeed.path, { id: feed.id, secure_token: tokenOf(keys, 'session feeds', ofFeed(feed)) });

export const opensFeed = (keys: KeyRing, feed: Feed, token: string): boolean =>
  opens(keys, ['session feeds', ofFeed(feed)], token);
