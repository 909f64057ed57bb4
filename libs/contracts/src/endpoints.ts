import type { z } from 'zod';
import {
  applicationFormSchema,
  applicationQuerySchema,
  applicationReceiptSchema,
  reviewedApplicationSchema,
  reviewPageSchema,
  scoreSchema,
} from './applications.ts';
import { checkoutRequestSchema, checkoutSchema } from './checkouts.ts';
import { uploadedPhotoSchema } from './uploads.ts';
import type { ProblemCode } from './error-codes.ts';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path with `{name}` for its parameters, as OpenAPI writes it. */
  path: string;
  summary: string;
  status: number;
  staff?: true;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The multipart field that carries the file, instead of a JSON body. */
  file?: string;
  response: z.ZodType;
  /** Problem codes of its own, beside those that any call can answer. */
  problems: readonly ProblemCode[];
};

/** The public HTTP contract: one row a call. The gateway routes and documents by it, the web apps call by it. */
export const endpoints = {
  uploadPhoto: {
    method: 'POST',
    path: '/api/uploads',
    summary: 'Upload one photo of an application',
    status: 201,
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
    method: 'POST',
    path: '/api/applications',
    summary: 'Submit an application',
    status: 201,
    body: applicationFormSchema,
    response: applicationReceiptSchema,
    problems: ['validation_failed', 'unknown_upload', 'too_many_photos', 'idempotency_mismatch'],
  },
  listApplications: {
    method: 'GET',
    path: '/api/admin/applications',
    summary: 'Applications, newest first',
    status: 200,
    staff: true,
    query: applicationQuerySchema,
    response: reviewPageSchema,
    problems: ['validation_failed'],
  },
  scoreApplication: {
    method: 'PATCH',
    path: '/api/admin/applications/{id}',
    summary: 'Score an application',
    status: 200,
    staff: true,
    body: scoreSchema,
    response: reviewedApplicationSchema,
    problems: ['validation_failed', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>;

/** The calls about buying, which the site makes already; the gateway joins them to its own when it routes them. */
export const commerceEndpoints = {
  createCheckout: {
    method: 'POST',
    path: '/api/checkouts',
    summary: 'Start the payment of a product',
    status: 201,
    body: checkoutRequestSchema,
    response: checkoutSchema,
    problems: ['validation_failed', 'checkout_unavailable'],
  },
} as const satisfies Record<string, Endpoint>;
