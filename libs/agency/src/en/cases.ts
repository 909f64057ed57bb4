import { promises } from './promises.ts';

/** What a buyer reads about a payment that staff look at by hand. `{hours}` is filled in. */
export const cases = {
  review: {
    subject: 'We are checking your payment',
    heading: 'Your payment has arrived.',
    intro:
      'Something about it does not match your order, so a member of our team will look at it within {hours, plural, one {# hour} other {# hours}}. You don’t need to do anything, and please don’t pay again. We’ll then send you what you bought, or refund you.',
  },
  returned: {
    subject: 'Your payment has been refunded',
    heading: 'Your payment has been refunded.',
    intro: promises.refunded,
  },
};
