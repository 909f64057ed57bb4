import { endpoints, reviewSchema } from '@blue-peony/contracts';
import { AppError, pageHeaders, Serves, serviceConfig, type Calls } from '@blue-peony/service-kit';
import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { CommerceConfig } from '../config.ts';
import { givenSecret, opensOrder } from '../shared/order/order-secret.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { opensReview } from '../shared/reviews/review-link.ts';
import { ReviewsRepository } from '../shared/reviews/reviews.repository.ts';
import { reviewPage, saidPage } from './review-page.ts';

const typed = z.string().max(2_000).optional().catch(undefined);
const formSchema = z.object({ stars: typed, name: typed, words: typed, remove: typed });

/** Reviews of buyers who allowed to be asked: plain pages behind the one mail, and what staff have published. */
@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly orders: OrdersRepository,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  @Serves(endpoints.listReviews)
  async listReviews() {
    return { items: await this.reviews.published() };
  }

  @Serves(endpoints.allowReviewMail)
  async allowReviewMail({ params: { orderId }, body, request }: Calls['allowReviewMail']) {
    const order = await this.orders.find(orderId);
    const secret = givenSecret(request.headers.authorization) ?? '';
    if (order?.status !== 'paid' || !opensOrder(this.config.shopKeys, order, secret)) throw new AppError('not_found');
    await this.reviews.allow(orderId, body.may_ask);
    return body;
  }

  @Serves(endpoints.openReview)
  async openReview({ params }: Calls['openReview'], @Res({ passthrough: true }) reply: FastifyReply) {
    const { language, written } = await this.find(params);
    reply.headers(pageHeaders());
    return reviewPage(language, { values: written ?? {}, written: written !== null });
  }

  @Serves(endpoints.sendReview)
  async sendReview({ params, body }: Calls['sendReview'], @Res({ passthrough: true }) reply: FastifyReply) {
    const { language, written } = await this.find(params);
    reply.headers(pageHeaders());
    const values = formSchema.parse(body);
    if (values.remove !== undefined) {
      await this.reviews.remove(params.orderId);
      return saidPage(language, 'removed');
    }
    const review = reviewSchema.safeParse(values);
    if (!review.success) {
      reply.code(422);
      return reviewPage(language, { values, wrong: true, written: written !== null });
    }
    await this.reviews.write(params.orderId, review.data);
    return saidPage(language, 'thanks');
  }

  /** One click: a mail scanner that opens the link costs nothing, because no other mail would follow anyway. */
  @Serves(endpoints.refuseReviewMail)
  async refuseReviewMail({ params }: Calls['refuseReviewMail'], @Res({ passthrough: true }) reply: FastifyReply) {
    const { language } = await this.find(params);
    await this.reviews.allow(params.orderId, false);
    reply.headers(pageHeaders());
    return saidPage(language, 'no');
  }

  @Serves(endpoints.decideReview)
  async decideReview({ params: { orderId }, body }: Calls['decideReview']) {
    const decided = await this.reviews.decide(orderId, body);
    if (!decided) throw new AppError('version_conflict');
    return decided;
  }

  /** @throws AppError not_found */
  private async find({ orderId, secure_token }: { orderId: string; secure_token: string }) {
    const opens = opensReview(this.config.shopKeys, orderId, secure_token);
    const [order, review] = await Promise.all([this.orders.find(orderId), this.reviews.find(orderId)]);
    if (!opens || !order || !review) throw new AppError('not_found');
    return { language: order.language, written: review.written };
  }
}
