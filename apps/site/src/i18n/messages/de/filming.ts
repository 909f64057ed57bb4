import type { Messages } from '../messages.ts';

export const filming = {
  'filming.book': 'Jetzt buchen',
  'filming.bookHours': 'Jetzt buchen: {hours, plural, one {# Stunde} other {# Stunden}}, {total}',
  'filming.bookFrom': 'Ab {price} buchen',
  'filming.hours': '{hours, plural, one {# Stunde} other {# Stunden}}',
  'filming.columnHours': 'Dauer',
  'filming.columnPrice': 'Pro Stunde',
  'filming.columnSaving': 'Ersparnis pro Stunde',
  'filming.columnTotal': 'Gesamt',
  'filming.columnBooking': 'Buchung',
  'filming.listPrice': 'Listenpreis',
  'filming.now': 'Jetzt',
  'filming.perHour': '{price} pro Stunde',
  'filming.savedPerHour': '{saving} pro Stunde gespart',
  'filming.totalPrice': '{total} gesamt',
} as const satisfies Messages<'filming'>;
