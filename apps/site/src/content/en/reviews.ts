import type { Reviewed } from '../reviews.ts';

export const reviews: Reviewed = {
  checked:
    'How we check reviews: each one comes from a person who worked with us or bought from us, and who agreed to be quoted.',
  unchecked: 'We have not verified that these reviews come from clients.',
};
