import { promises } from '@blue-peony/agency/pl/promises';
import { sale } from '@blue-peony/agency/pl/sale';
import type { Messages } from '../messages.ts';

export const purchase = {
  'purchase.title': 'Zanim zapłacisz',
  'purchase.product': 'Kupujesz',
  'purchase.guide': 'Poradnik cyfrowy w PDF i EPUB, z kartami pracy. Książka jest po angielsku.',
  'purchase.session': 'Sesja nagraniowa, {hours} h',
  'purchase.price': 'Cena z podatkiem',
  'purchase.seller': 'Sprzedawca',
  'purchase.delivery': 'Dostawa',
  'purchase.guideDelivery': `Od razu, do pobrania. ${promises.downloads}`,
  'purchase.sessionDelivery':
    'Napiszemy w ciągu {contactHours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}, żeby ustalić termin.',
  'purchase.free':
    'Oba pola są dobrowolne: bez nich otrzymasz wszystko tak samo i zachowasz prawo odstąpienia od umowy.',
  'purchase.mayAskReview':
    'Możecie poprosić mnie o opinię, jednym e-mailem {reviewDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} po dostarczeniu.',
  'purchase.pay': 'Zamawiam z obowiązkiem zapłaty',
  'purchase.back': 'Wróć',
  'purchase.begin': sale.begin,
  'purchase.ends': sale.ends,
  'purchase.sessionBegin': sale.sessionBegin,
  'purchase.sessionEnds': sale.sessionEnds,
} as const satisfies Messages<'purchase'>;
