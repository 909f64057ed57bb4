import { accountEndpoints } from './account/endpoints.ts';
import { answersEndpoints } from './answers/endpoints.ts';
import { applicationsEndpoints } from './applications/endpoints.ts';
import { auditEndpoints } from './audit/endpoints.ts';
import { bookingsEndpoints } from './bookings/endpoints.ts';
import { casesEndpoints } from './cases/endpoints.ts';
import { checkoutsEndpoints } from './checkouts/endpoints.ts';
import { collaborationEndpoints } from './collaboration/endpoints.ts';
import { dashboardEndpoints } from './dashboard/endpoints.ts';
import { deadLettersEndpoints } from './dead-letters/endpoints.ts';
import { downloadsEndpoints } from './downloads/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { erasureEndpoints, ledgerEndpoints } from './erasure/endpoints.ts';
import { funnelEndpoints } from './funnel/endpoints.ts';
import { historyEndpoints } from './history/endpoints.ts';
import { launchEndpoints } from './launch/endpoints.ts';
import { looksEndpoints } from './looks/endpoints.ts';
import { mailTextEndpoints, orderTextEndpoints, promiseEndpoints } from './mail-texts/endpoints.ts';
import { mailsEndpoints } from './mails/endpoints.ts';
import { mediaEndpoints } from './media/endpoints.ts';
import { myApplicationEndpoints } from './my-application/endpoints.ts';
import { myPhotosEndpoints } from './my-photos/endpoints.ts';
import { notesEndpoints } from './notes/endpoints.ts';
import { noticesEndpoints, unseenNoticesEndpoints } from './notices/endpoints.ts';
import { ordersEndpoints } from './orders/endpoints.ts';
import { paymentsEndpoints } from './payments/endpoints.ts';
import { peopleEndpoints } from './people/endpoints.ts';
import { photosEndpoints } from './photos/endpoints.ts';
import { readingEndpoints } from './reading/endpoints.ts';
import { receiptsEndpoints } from './receipts/endpoints.ts';
import { recordEndpoints } from './record/endpoints.ts';
import { receivedMailEndpoints, repliesEndpoints } from './replies/endpoints.ts';
import { reviewsEndpoints } from './reviews/endpoints.ts';
import { sandboxEndpoints } from './sandbox/endpoints.ts';
import { scoresEndpoints } from './scores/endpoints.ts';
import { siteEndpoints } from './site/endpoints.ts';
import { spamEndpoints } from './spam/endpoints.ts';
import { colleaguesEndpoints } from './staff/colleagues.ts';
import { staffEndpoints } from './staff/endpoints.ts';
import { viewChangesEndpoints } from './views/changes.ts';
import { viewsEndpoints } from './views/endpoints.ts';
import { withdrawalsEndpoints } from './withdrawals/endpoints.ts';

/**
 * The public HTTP contract. The gateway routes, guards and documents by it, services implement it, and the web apps
 * call by it.
 */
export const endpoints = {
  ...photosEndpoints,
  ...applicationsEndpoints,
  ...myApplicationEndpoints,
  ...myPhotosEndpoints,
  ...scoresEndpoints,
  ...collaborationEndpoints,
  ...notesEndpoints,
  ...noticesEndpoints,
  ...historyEndpoints,
  ...answersEndpoints,
  ...repliesEndpoints,
  ...peopleEndpoints,
  ...looksEndpoints,
  ...recordEndpoints,
  ...erasureEndpoints,
  ...dashboardEndpoints,
  ...spamEndpoints,
  ...mailsEndpoints,
  ...deadLettersEndpoints,
  ...ordersEndpoints,
  ...receiptsEndpoints,
  ...reviewsEndpoints,
  ...downloadsEndpoints,
  ...checkoutsEndpoints,
  ...sandboxEndpoints,
  ...paymentsEndpoints,
  ...casesEndpoints,
  ...withdrawalsEndpoints,
  ...bookingsEndpoints,
  ...staffEndpoints,
  ...colleaguesEndpoints,
  ...auditEndpoints,
  ...accountEndpoints,
  ...readingEndpoints,
  ...viewsEndpoints,
  ...viewChangesEndpoints,
  ...launchEndpoints,
  ...funnelEndpoints,
  ...siteEndpoints,
  ...mediaEndpoints,
} as const satisfies Record<string, Endpoint>;

/** Calls between services. The gateway has no route to them, and each asks for a token of the called service. */
export const innerEndpoints = {
  ...mailTextEndpoints,
  ...orderTextEndpoints,
  ...promiseEndpoints.intake,
  ...ledgerEndpoints,
  ...receivedMailEndpoints,
  ...unseenNoticesEndpoints,
} as const satisfies Record<string, Endpoint>;

export const rowsOf = (service: Endpoint['service']): Endpoint[] =>
  Object.values<Endpoint>(endpoints).filter((row) => row.service === service);
