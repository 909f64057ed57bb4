import { endpoints, fillPath } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';

const purpose = 'withdrawal links';
const proofBytes = 24;
const proofPattern = /^[\w-]{32}$/;

/** Path of the page on which the buyer of an order confirms a withdrawal; only the order's own address gets it. */
export const withdrawalPath = (keys: KeyRing, id: string): string =>
  fillPath(endpoints.openWithdrawalLink.path, {
    id,
    secure_token: keys.mac(purpose, id).subarray(0, proofBytes).toString('base64url'),
  });

export const opensWithdrawal = (keys: KeyRing, id: string, token: string): boolean =>
  proofPattern.test(token) && keys.verify(purpose, id, Buffer.from(token, 'base64url'));
