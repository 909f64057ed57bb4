import { accountEndpoints } from './account-endpoints.ts';
import { answerEndpoints } from './answer-endpoints.ts';
import { applicantEndpoints } from './applicants.ts';
import { applicationFormSchema, applicationReceiptSchema } from './applications.ts';
import { bulkEndpoints } from './bulk.ts';
import { caseEndpoints } from './case-endpoints.ts';
import { colleagueEndpoints } from './colleagues.ts';
import { deskEndpoints } from './desk-endpoints.ts';
import { draftKeyEndpoints } from './draft-key.ts';
import type { Endpoint } from './endpoint.ts';
import { funnelEndpoints } from './funnel.ts';
import { myEndpoints } from './my-endpoints.ts';
import { orderEndpoints } from './order-endpoints.ts';
import { privacyEndpoints } from './privacy-endpoints.ts';
import { publicPaths } from './public-paths.ts';
import { readingEndpoints } from './reading-endpoints.ts';
import { salesEndpoints } from './sales-endpoints.ts';
import { savedViewEndpoints } from './saved-views.ts';
import { staffEndpoints } from './staff-endpoints.ts';
import { collaborationEndpoints } from './collaboration-endpoints.ts';
import { streamEndpoints } from './stream.ts';
import { spamEndpoints } from './spam.ts';
import { teamEndpoints } from './team.ts';
import { uploadedPhotoSchema } from './uploads.ts';

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
