import { endpoints, fillPath } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';
import { linkToken, opensLink } from '../link-token.ts';

const purpose = 'review links';

/** Paths of the pages on which a buyer writes a review or says no; only the mail to the order's address has them. */
export function reviewPaths(keys: KeyRing, orderId: string): { write: string; refuse: string } {
  const params = { orderId, secure_token: linkToken(keys, purpose, orderId) };
  const to = (row: { path: string }) => fillPath(row.path, params);
  return { write: to(endpoints.openReview), refuse: to(endpoints.refuseReviewMail) };
}

export const opensReview = (keys: KeyRing, orderId: string, token: string): boolean =>
  opensLink(keys, purpose, orderId, token);
