import { z } from 'zod';
import { forStaff, get, post, type Endpoint } from '../endpoint.ts';
import { orderRecordSchema } from '../orders/desk.ts';
import { freshLinksRequestSchema, freshLinksSchema, guideFilesSchema } from '../orders/schemas.ts';
import { publicPaths } from '../public-paths.ts';

const secretParams = z.object({ secure_token: z.string() });
const form = z.looseObject({});
const page = z.string();
const ofFile = { service: 'commerce', who: 'anyone', limit: 'downloads' } as const;
const ofFreshLink = { service: 'commerce', status: 202, who: 'anyone', limit: 'freshLinks' } as const;

export const downloadsEndpoints = {
  downloadFile: get('/functions/v1/download-file/{secure_token}', {
    ...ofFile,
    summary: 'Download a bought file; ranges are allowed',
    params: secretParams,
    response: z.string(),
    content: 'application/octet-stream',
    problems: ['download_expired', 'downloads_used_up'],
  }),
  requestFreshLink: post('/functions/v1/download-file/{secure_token}/fresh-link', {
    ...ofFreshLink,
    summary: 'Mail the buyer a link that works; answers a page',
    params: secretParams,
    body: form,
    encoding: 'form',
    response: page,
    content: 'text/html',
  }),
  requestFreshLinks: post(publicPaths.requestFreshLinks, {
    ...ofFreshLink,
    summary: 'Mail the buyer links that work',
    body: freshLinksRequestSchema,
    response: freshLinksSchema,
  }),
  requestFreshLinksByForm: post('/functions/v1/fresh-links', {
    ...ofFreshLink,
    summary: 'Mail links that work to the address of a form; answers the same page for a known and an unknown one',
    body: form,
    encoding: 'form',
    response: page,
    content: 'text/html',
  }),
  listGuideFiles: get(publicPaths.listGuideFiles, {
    ...ofFile,
    summary: 'The links of the hidden download page, signed for ten minutes',
    params: z.object({ segment: z.string() }),
    response: guideFilesSchema,
  }),
  downloadGuideFile: get('/functions/v1/guide-file/{format}', {
    ...ofFile,
    summary: 'Download a file of the hidden page by its signed link',
    params: z.object({ format: z.string() }),
    query: z.looseObject({}),
    response: z.string(),
    content: 'application/octet-stream',
    problems: ['download_expired'],
    hidden: true,
  }),
  revokeLinks: forStaff.commerce.del('/api/admin/orders/{orderId}/links', 'orders.manage', {
    summary: "End every download link of a paid order, and the link to its buyer's page",
    response: orderRecordSchema,
    audit: { action: 'order.links-revoked', subject: 'params.orderId' },
  }),
  resetLinks: forStaff.commerce.post('/api/admin/orders/{orderId}/fresh-links', 'orders.manage', {
    summary: 'Renew every link of a paid order, and mail the buyer',
    status: 202,
    response: freshLinksSchema,
    audit: { action: 'order.links-renewed', subject: 'params.orderId' },
  }),
} as const satisfies Record<string, Endpoint>;
