import { accountEndpoints } from './account/endpoints.ts';
import { answerEndpoints } from './answers/endpoints.ts';
import { applicantEndpoints } from './applications/applicants.ts';
import { applicationFormSchema, applicationReceiptSchema } from './applications/schemas.ts';
import { bulkEndpoints } from './record/bulk.ts';
import { caseEndpoints } from './cases/endpoints.ts';
import { colleagueEndpoints } from './staff/colleagues.ts';
import { deskEndpoints } from './applications/endpoints.ts';
import { draftKeyEndpoints } from './account/draft-key.ts';
import type { Endpoint } from './endpoint.ts';
import { funnelEndpoints } from './funnel/schemas.ts';
import { myEndpoints } from './my-application/endpoints.ts';
import { orderEndpoints } from './orders/endpoints.ts';
import { privacyEndpoints } from './record/endpoints.ts';
import { publicPaths } from './public-paths.ts';
import { readingEndpoints } from './reading/endpoints.ts';
import { salesEndpoints } from './downloads/endpoints.ts';
import { savedViewEndpoints } from './views/schemas.ts';
import { staffEndpoints } from './staff/endpoints.ts';
import { collaborationEndpoints } from './collaboration/endpoints.ts';
import { streamEndpoints } from './history/schemas.ts';
import { spamEndpoints } from './spam/spam-reason.ts';
import { teamEndpoints } from './dashboard/team.ts';
import { uploadedPhotoSchema } from './photos/schemas.ts';

/**
 * The public HTTP contract. The gateway routes, guards and documents by it, services implement it, and the web apps
 * call by it.
 */
export const endpoints = {
  uploadPhoto: {
    service: 'intake',
    method: 'POST',
    path: publicPaths.uploadPhoto,
    summary: 'Upload one photo of an application',
    status: 201,
    who: 'anyone',
    limit: 'uploads',
    file: 'file',
    response: uploadedPhotoSchema,
    problems: [
      'photo_too_large',
      'not_an_image',
      'photo_format_unsupported',
      'photo_unreadable',
      'photo_too_many_pixels',
    ],
  },
  submitApplication: {
    service: 'intake',
    method: 'POST',
    path: publicPaths.submitApplication,
    summary: 'Submit an application',
    status: 201,
    who: 'anyone',
    limit: 'applications',
    body: applicationFormSchema,
    response: applicationReceiptSchema,
    problems: ['validation_failed', 'unknown_upload', 'too_many_photos', 'idempotency_mismatch'],
  },
  ...myEndpoints,
  ...deskEndpoints,
  ...collaborationEndpoints,
  ...answerEndpoints,
  ...applicantEndpoints,
  ...orderEndpoints,
  ...streamEndpoints,
  ...privacyEndpoints,
  ...salesEndpoints,
  ...caseEndpoints,
  ...staffEndpoints,
  ...accountEndpoints,
  ...colleagueEndpoints,
  ...draftKeyEndpoints,
  ...readingEndpoints,
  ...bulkEndpoints,
  ...savedViewEndpoints,
  ...teamEndpoints,
  ...spamEndpoints,
  ...funnelEndpoints,
} as const satisfies Record<string, Endpoint>;

/** The rows that one service answers. */
export const rowsOf = (service: Endpoint['service']): Endpoint[] =>
  Object.values<Endpoint>(endpoints).filter((row) => row.service === service);
