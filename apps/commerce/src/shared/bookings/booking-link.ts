import { endpoints, fillPath } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';
import { linkToken, opensLink } from '../link-token.ts';

/** Of an order. */
type Secured = { id: string; secretVersion: number };
type Feed = { id: string; version: number };

const ofOrder = ({ id, secretVersion }: Secured) => `${id}\n${secretVersion}`;
const ofFeed = ({ id, version }: Feed) => `${id}\n${version}`;

/** Path of the page on which the buyer of an order chooses the time of her session. It opens nothing else of the order. */
export const bookingPath = (keys: KeyRing, order: Secured): string =>
  fillPath(endpoints.openBooking.path, {
    id: order.id,
    secure_token: linkToken(keys, 'booking links', ofOrder(order)),
  });

export const opensBooking = (keys: KeyRing, order: Secured, token: string): boolean =>
  opensLink(keys, 'booking links', ofOrder(order), token);

/** Path of a coach's calendar. */
export const feedPath = (keys: KeyRing, feed: Feed): string =>
  fillPath(endpoints.readFeed.path, { id: feed.id, secure_token: linkToken(keys, 'session feeds', ofFeed(feed)) });

export const opensFeed = (keys: KeyRing, feed: Feed, token: string): boolean =>
  opensLink(keys, 'session feeds', ofFeed(feed), token);
