import { promises } from '@blue-peony/agency/de/promises';
import { sale } from '@blue-peony/agency/de/sale';
import type { Messages } from '../messages.ts';

export const purchase = {
  'purchase.title': 'Bevor du bezahlst',
  'purchase.product': 'Du kaufst',
  'purchase.guide': 'Den digitalen Ratgeber als PDF und EPUB, mit Arbeitsblättern. Das Buch ist auf Englisch.',
  'purchase.session': 'Dreh-Session, {hours} h',
  'purchase.price': 'Preis inklusive Steuern',
  'purchase.seller': 'Verkäufer',
  'purchase.delivery': 'Lieferung',
  'purchase.guideDelivery': `Sofort, zum Herunterladen. ${promises.downloads}`,
  'purchase.sessionDelivery':
    'Wir schreiben dir innerhalb von {contactHours, plural, one {# Stunde} other {# Stunden}}, um einen Termin zu finden.',
  'purchase.free':
    'Beide Häkchen sind freiwillig: Ohne sie bekommst du alles genauso und behältst dein Widerrufsrecht.',
  'purchase.mayAskReview':
    'Ihr dürft mich um eine Bewertung bitten, mit einer einzigen E-Mail {reviewDays, plural, one {# Tag} other {# Tage}} nach der Lieferung.',
  'purchase.pay': 'Zahlungspflichtig bestellen',
  'purchase.back': 'Zurück',
  'purchase.begin': sale.begin,
  'purchase.ends': sale.ends,
  'purchase.sessionBegin': sale.sessionBegin,
  'purchase.sessionEnds': sale.sessionEnds,
} as const satisfies Messages<'purchase'>;
