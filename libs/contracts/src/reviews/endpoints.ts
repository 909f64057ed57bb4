import { z } from 'zod';
import { forStaff, get, post, put, type Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';
import { deskReviewSchema, publishedReviewsSchema, reviewDecisionSchema, reviewPermissionSchema } from './schemas.ts';

const page = {
  service: 'commerce',
  who: 'anyone',
  params: z.object({ orderId: z.uuid(), secure_token: z.string() }),
  response: z.string(),
  content: 'text/html',
} as const;

export const reviewsEndpoints = {
  listReviews: get('/api/reviews', {
    service: 'commerce',
    summary: 'What buyers say of each product, as far as staff have published it',
    who: 'anyone',
    response: publishedReviewsSchema,
  }),
  allowReviewMail: put(publicPaths.allowReviewMail, {
    service: 'commerce',
    summary: 'Whether the buyer may be asked for a review, by one mail',
    who: 'buyer',
    body: reviewPermissionSchema,
    response: reviewPermissionSchema,
  }),
  openReview: get('/api/reviews/{orderId}/{secure_token}', {
    ...page,
    summary: 'The form of a review, behind the link in the mail that asks for it',
  }),
  sendReview: post('/api/reviews/{orderId}/{secure_token}', {
    ...page,
    summary: 'Write a review, change it, or delete it with `remove`; staff read it before anybody sees it',
    body: z.looseObject({}),
    encoding: 'form',
  }),
  refuseReviewMail: get('/api/reviews/{orderId}/{secure_token}/no', {
    ...page,
    summary: 'Never to be asked for a review of this order: one click in the mail',
  }),
  decideReview: forStaff.commerce.put('/api/admin/orders/{orderId}/review', 'orders.manage', {
    summary: 'Publish the review of an order, or withhold it',
    body: reviewDecisionSchema,
    response: deskReviewSchema,
    problems: ['version_conflict'],
    audit: { action: 'review.decided', subject: 'params.orderId', detail: 'body.state' },
  }),
} as const satisfies Record<string, Endpoint>;
