import type { Messages } from '../messages.ts';

export const filming = {
  'filming.book': 'จองเลย',
  'filming.bookHours': 'จองเลย: {hours, plural, other {# ชั่วโมง}} {total}',
  'filming.bookFrom': 'จองเริ่มต้น {price}',
  'filming.hours': '{hours, plural, other {# ชั่วโมง}}',
  'filming.columnHours': 'จำนวนชั่วโมง',
  'filming.columnPrice': 'ต่อชั่วโมง',
  'filming.columnSaving': 'ประหยัดต่อชั่วโมง',
  'filming.columnTotal': 'รวม',
  'filming.columnBooking': 'การจอง',
  'filming.listPrice': 'ราคาปกติ',
  'filming.now': 'ตอนนี้',
  'filming.perHour': 'ชั่วโมงละ {price}',
  'filming.savedPerHour': 'ประหยัดชั่วโมงละ {saving}',
  'filming.totalPrice': 'รวม {total}',
} as const satisfies Messages<'filming'>;
