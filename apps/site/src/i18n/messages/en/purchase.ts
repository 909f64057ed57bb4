import { promises } from '@blue-peony/agency/en/promises';
import { sale } from '@blue-peony/agency/en/sale';

export const purchase = {
  'purchase.title': 'Before you pay',
  'purchase.product': 'You buy',
  'purchase.guide': 'The digital guide as PDF and EPUB, with worksheets. The book is in English.',
  'purchase.session': 'Filming session, {hours} h',
  'purchase.price': 'Price, taxes included',
  'purchase.seller': 'Seller',
  'purchase.delivery': 'Delivery',
  'purchase.guideDelivery': `At once by download. ${promises.downloads}`,
  'purchase.sessionDelivery':
    'We write to you within {contactHours, plural, one {# hour} other {# hours}} to find a time.',
  'purchase.free':
    'Both ticks are your choice: without them you get everything just the same and keep your right of withdrawal.',
  'purchase.mayAskReview':
    'You may ask me for a review, by one email {reviewDays, plural, one {# day} other {# days}} after the delivery.',
  'purchase.pay': 'Order with obligation to pay',
  'purchase.back': 'Back',
  'purchase.begin': sale.begin,
  'purchase.ends': sale.ends,
  'purchase.sessionBegin': sale.sessionBegin,
  'purchase.sessionEnds': sale.sessionEnds,
} as const;
