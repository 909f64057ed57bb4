import { endpoints, fillPath } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';
import { linkToken, opensLink } from '../shared/link-token.ts';

const purpose = 'withdrawal links';

/** Path of the page on which the buyer of an order confirms a withdrawal; only the order's own address gets it. */
export const withdrawalPath = (keys: KeyRing, id: string): string =>
  fillPath(endpoints.openWithdrawalLink.path, { id, secure_token: linkToken(keys, purpose, id) });

export const opensWithdrawal = (keys: KeyRing, id: string, token: string): boolean =>
  opensLink(keys, purpose, id, token);
