import type { Messages } from '../messages.ts';

export const filming = {
  'filming.book': 'Забронювати',
  'filming.bookHours':
    'Забронювати: {hours, plural, one {# годину} few {# години} many {# годин} other {# години}}, {total}',
  'filming.bookFrom': 'Забронювати від {price}',
  'filming.hours': '{hours, plural, one {# година} few {# години} many {# годин} other {# години}}',
  'filming.columnHours': 'Тривалість',
  'filming.columnPrice': 'За годину',
  'filming.columnSaving': 'Економія за годину',
  'filming.columnTotal': 'Разом',
  'filming.columnBooking': 'Бронювання',
  'filming.listPrice': 'Звичайна ціна',
  'filming.now': 'Зараз',
  'filming.perHour': '{price} за годину',
  'filming.savedPerHour': '{saving} економії за годину',
  'filming.totalPrice': 'Разом {total}',
} as const satisfies Messages<'filming'>;
