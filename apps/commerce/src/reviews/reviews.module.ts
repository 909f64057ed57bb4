import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrderModule } from '../shared/order/order.module.ts';
import { ReviewsRepository } from '../shared/reviews/reviews.repository.ts';
import { askReviews } from './ask-reviews.ts';
import { ReviewsController } from './reviews.controller.ts';

const minuteMs = 60_000;

@Module({ imports: [OrderModule], controllers: [ReviewsController], providers: [Background] })
export class ReviewsModule {
  constructor(background: Background, database: DataSource, reviews: ReviewsRepository) {
    background.every('review mails', 5 * minuteMs, () => askReviews(database, reviews));
  }
}
