import type { Messages } from '../messages.ts';

export const consent = {
  'consent.title': 'ขอวัดผลโฆษณาของเราได้ไหม',
  'consent.text':
    'หากคุณยินยอม {count, plural, other {{providers} จะทราบว่า}}คุณเปิดหน้าเว็บ สมัคร หรือซื้อสินค้า เพื่อให้เรารู้ว่าโฆษณาใดได้ผล หากไม่ยินยอม ทุกอย่างบนเว็บไซต์นี้ยังใช้งานได้ตามปกติ',
  'consent.refuse': 'ไม่ยินยอม',
  'consent.accept': 'ยินยอม',
  'consent.settings': 'การตั้งค่าคุกกี้',
} as const satisfies Messages<'consent'>;
