import { endpoints, fillPath } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';

const purpose = 'review links';
const proofBytes = 24;
const proofPattern = /^[\w-]{32}$/;

/** Paths of the pages on which a buyer writes a review or says no; only the mail to the order's address has them. */
export function reviewPaths(keys: KeyRing, orderId: string): { write: string; refuse: string } {
  const params = { orderId, secure_token: keys.mac(purpose, orderId).subarray(0, proofBytes).toString('base64url') };
  const to = (row: { path: string }) => fillPath(row.path, params);
  return { write: to(endpoints.openReview), refuse: to(endpoints.refuseReviewMail) };
}

export const opensReview = (keys: KeyRing, orderId: string, token: string): boolean =>
  proofPattern.test(token) && keys.verify(purpose, orderId, Buffer.from(token, 'base64url'));
