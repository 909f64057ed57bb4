import type { Reviewed } from '../reviews.ts';

export const reviews: Reviewed = {
  checked:
    'Jak sprawdzamy opinie: każda pochodzi od osoby, która z nami pracowała albo coś u nas kupiła i która zgodziła się na publikację.',
  unchecked: 'Nie sprawdziliśmy, czy te opinie pochodzą od naszych klientek.',
};
