import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { orderRecordSchema } from '../orders/desk.ts';
import { freshLinksRequestSchema, freshLinksSchema, guideFilesSchema } from '../orders/schemas.ts';
import { publicPaths } from '../public-paths.ts';

const params = z.object({ orderId: z.uuid().toLowerCase() });
const secretParams = z.object({ secure_token: z.string() });
const form = z.looseObject({});
const page = z.string();
const ofFile = { service: 'commerce', method: 'GET', who: 'anyone', limit: 'downloads' } as const;
const ofFreshLink = { service: 'commerce', method: 'POST', status: 202, who: 'anyone', limit: 'freshLinks' } as const;
const ofStaff = { service: 'commerce', who: 'staff', right: 'orders.manage' } as const;

export const downloadsEndpoints = {
  downloadFile: {
    ...ofFile,
    path: '/functions/v1/download-file/{secure_token}',
    summary: 'Download a bought file; ranges are allowed',
    params: secretParams,
    response: z.string(),
    content: 'application/octet-stream',
    problems: ['download_expired', 'downloads_used_up'],
  },
  requestFreshLink: {
    ...ofFreshLink,
    path: '/functions/v1/download-file/{secure_token}/fresh-link',
    summary: 'Mail the buyer a link that works; answers a page',
    params: secretParams,
    body: form,
    encoding: 'form',
    response: page,
    content: 'text/html',
  },
  requestFreshLinks: {
    ...ofFreshLink,
    path: publicPaths.requestFreshLinks,
    summary: 'Mail the buyer links that work',
    body: freshLinksRequestSchema,
    response: freshLinksSchema,
  },
  requestFreshLinksByForm: {
    ...ofFreshLink,
    path: '/functions/v1/fresh-links',
    summary: 'Mail links that work to the address of a form; answers the same page for a known and an unknown one',
    body: form,
    encoding: 'form',
    response: page,
    content: 'text/html',
  },
  listGuideFiles: {
    ...ofFile,
    path: publicPaths.listGuideFiles,
    summary: 'The links of the hidden download page, signed for ten minutes',
    params: z.object({ segment: z.string() }),
    response: guideFilesSchema,
  },
  downloadGuideFile: {
    ...ofFile,
    path: '/functions/v1/guide-file/{format}',
    summary: 'Download a file of the hidden page by its signed link',
    params: z.object({ format: z.string() }),
    query: z.looseObject({}),
    response: z.string(),
    content: 'application/octet-stream',
    problems: ['download_expired'],
    hidden: true,
  },
  revokeLinks: {
    ...ofStaff,
    method: 'DELETE',
    path: '/api/admin/orders/{orderId}/links',
    summary: "End every download link of a paid order, and the link to its buyer's page",
    params,
    response: orderRecordSchema,
    audit: { action: 'order.links-revoked', subject: 'params.orderId' },
  },
  resetLinks: {
    ...ofStaff,
    method: 'POST',
    path: '/api/admin/orders/{orderId}/fresh-links',
    summary: 'Renew every link of a paid order, and mail the buyer',
    status: 202,
    params,
    response: freshLinksSchema,
    audit: { action: 'order.links-renewed', subject: 'params.orderId' },
  },
} as const satisfies Record<string, Endpoint>;
