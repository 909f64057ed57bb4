import type { Messages } from '../messages.ts';

export const contact = {
  'contact.country': 'ประเทศของหมายเลขโทรศัพท์',
  'contact.didYouMean': 'หมายถึง {address} ใช่ไหม',
  'contact.tooMuch': 'เกินมา {over, number} ตัวอักษร ใส่ได้ไม่เกิน {limit, number} ตัวอักษร ข้อความไม่ถูกตัด',
  'contact.left': 'เหลืออีก {left, number} ตัวอักษร',
} satisfies Messages<'contact'>;
