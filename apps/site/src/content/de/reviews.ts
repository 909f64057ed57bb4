import type { Reviewed } from '../reviews.ts';

export const reviews: Reviewed = {
  checked:
    'So prüfen wir Bewertungen: Jede stammt von einer Person, die mit uns gearbeitet oder bei uns gekauft hat und mit der Veröffentlichung einverstanden ist.',
  unchecked: 'Ob diese Bewertungen von Kundinnen stammen, haben wir nicht geprüft.',
};
