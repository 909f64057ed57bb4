import type { z } from 'zod';
import { applicationFormSchema, applicationReceiptSchema } from './applications.ts';
import { checkoutRequestSchema, checkoutSchema } from './checkouts.ts';
import { deskEndpoints } from './desk-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';
import {
  freshLinksRequestSchema,
  freshLinksSchema,
  guideFilesSchema,
  orderListSchema,
  orderQuerySchema,
  orderSchema,
  purchaseEventSchema,
} from './orders.ts';
import { uploadedPhotoSchema } from './uploads.ts';
import type { ProblemCode } from './error-codes.ts';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path with `{name}` for its parameters, as OpenAPI writes it. */
  path: string;
  summary: string;
  status: number;
  /** Only for signed-in staff, or for owners among them. */
  staff?: true | 'owner';
  query?: z.ZodType;
  body?: z.ZodType;
  /** The multipart field that carries the file, instead of a JSON body. */
  file?: string;
  response: z.ZodType;
  /** Media type of an answer that is not JSON; `response` is then what its parts hold. */
  content?: 'text/csv' | 'text/event-stream';
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
  ...deskEndpoints,
  ...staffEndpoints,
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
  readOrder: {
    method: 'GET',
    path: '/api/orders/{orderId}',
    summary: 'An order and its files',
    status: 200,
    response: orderSchema,
    problems: ['not_found'],
  },
  trackPurchase: {
    method: 'POST',
    path: '/api/orders/{orderId}/purchase-event',
    summary: 'Whether the purchase is to be tracked now: once per paid order',
    status: 200,
    response: purchaseEventSchema,
    problems: ['not_found'],
  },
  requestFreshLinks: {
    method: 'POST',
    path: '/api/fresh-links',
    summary: 'Mail the buyer links that work',
    status: 202,
    body: freshLinksRequestSchema,
    response: freshLinksSchema,
    problems: ['validation_failed'],
  },
  listOrders: {
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'Orders with the state of their downloads, newest first',
    status: 200,
    staff: true,
    query: orderQuerySchema,
    response: orderListSchema,
    problems: ['validation_failed'],
  },
  resetLinks: {
    method: 'POST',
    path: '/api/admin/orders/{orderId}/fresh-links',
    summary: 'Make every link of a paid order new, and mail the buyer',
    status: 202,
    staff: true,
    response: freshLinksSchema,
    problems: ['not_found'],
  },
  listGuideFiles: {
    method: 'GET',
    path: '/api/guide-files/{segment}',
    summary: 'The links of the hidden download page, signed for ten minutes',
    status: 200,
    response: guideFilesSchema,
    problems: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
