import type { Messages } from '../messages.ts';

export const filming = {
  'filming.book': 'Zarezerwuj',
  'filming.bookHours':
    'Zarezerwuj: {hours, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}, {total}',
  'filming.bookFrom': 'Zarezerwuj od {price}',
  'filming.hours': '{hours, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}',
  'filming.columnHours': 'Czas',
  'filming.columnPrice': 'Za godzinę',
  'filming.columnSaving': 'Oszczędzasz na godzinie',
  'filming.columnTotal': 'Razem',
  'filming.columnBooking': 'Rezerwacja',
  'filming.listPrice': 'Cena regularna',
  'filming.now': 'Teraz',
  'filming.perHour': '{price} za godzinę',
  'filming.savedPerHour': '{saving} taniej na godzinie',
  'filming.totalPrice': 'Razem {total}',
} as const satisfies Messages<'filming'>;
