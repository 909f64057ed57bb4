import type { BoughtReviews, Reviewed } from '../reviews.ts';
import { speak } from '../speak.ts';

const text = speak('de');

export const reviews: Reviewed = {
  checked:
    'So prüfen wir Bewertungen: Jede stammt von einer Person, die mit uns gearbeitet oder bei uns gekauft hat und mit der Veröffentlichung einverstanden ist.',
  unchecked: 'Ob diese Bewertungen von Kundinnen stammen, haben wir nicht geprüft.',
};

export const bought: BoughtReviews = {
  eyebrow: 'Bewertungen',
  title: 'Was Käuferinnen und Käufer sagen',
  checked: text(
    'So prüfen wir Bewertungen: Jede stammt von jemandem, der bei uns gekauft hat. Wir fragen per E-Mail, ein einziges Mal, {reviewDays, plural, one {# Tag} other {# Tage}} nach der Lieferung und nur Personen, die es erlaubt haben. Unser Team liest jede Bewertung, bevor sie erscheint, und veröffentlicht Lob und Kritik gleichermaßen; weggelassen wird nur, was rechtswidrig oder beleidigend ist oder eine Person erkennbar macht. Niemand bekommt etwas für eine Bewertung, und alle veröffentlichten zählen für die Sterne.',
  ),
};
