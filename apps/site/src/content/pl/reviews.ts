import type { BoughtReviews, Reviewed } from '../reviews.ts';
import { speak } from '../speak.ts';

const text = speak('pl');

export const reviews: Reviewed = {
  checked:
    'Jak sprawdzamy opinie: każda pochodzi od osoby, która z nami pracowała albo coś u nas kupiła i która zgodziła się na publikację.',
  unchecked: 'Nie sprawdziliśmy, czy te opinie pochodzą od naszych klientek.',
};

export const bought: BoughtReviews = {
  eyebrow: 'Opinie',
  title: 'Co mówią kupujący',
  checked: text(
    'Jak sprawdzamy opinie: każda pochodzi od osoby, która u nas kupiła. Pytamy e-mailem, jeden raz, {reviewDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} po dostarczeniu i tylko tych, którzy się na to zgodzili. Nasz zespół czyta każdą opinię, zanim się ukaże, i publikuje zarówno pochwały, jak i krytykę; pomija tylko to, co jest bezprawne, obraźliwe albo ujawnia czyjąś tożsamość. Nikt nic nie dostaje za opinię, a do oceny liczą się wszystkie opublikowane.',
  ),
};
