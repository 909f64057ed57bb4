import type { BoughtReviews, Reviewed } from '../reviews.ts';
import { speak } from '../speak.ts';

const text = speak('en');

export const reviews: Reviewed = {
  checked:
    'How we check reviews: each one comes from a person who worked with us or bought from us, and who agreed to be quoted.',
  unchecked: 'We have not verified that these reviews come from clients.',
};

export const bought: BoughtReviews = {
  eyebrow: 'Reviews',
  title: 'What buyers say',
  checked: text(
    'How we check reviews: each comes from somebody who bought from us. We ask by email, once, {reviewDays, plural, one {# day} other {# days}} after the delivery, and only those who allowed it. Our staff read every review before it appears and publish praise and criticism alike; they leave out only what is unlawful, insulting or reveals a person. Nobody gets anything for a review, and all that are published count for the stars.',
  ),
};
