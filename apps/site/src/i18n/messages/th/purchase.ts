import { promises } from '@blue-peony/agency/th/promises';
import { sale } from '@blue-peony/agency/th/sale';
import type { Messages } from '../messages.ts';

export const purchase = {
  'purchase.title': 'ก่อนชำระเงิน',
  'purchase.product': 'สิ่งที่คุณซื้อ',
  'purchase.guide': 'คู่มือดิจิทัลแบบ PDF และ EPUB พร้อมแบบฝึกหัด หนังสือเป็นภาษาอังกฤษ',
  'purchase.session': 'โค้ชถ่ายคอนเทนต์ {hours} ชม.',
  'purchase.price': 'ราคารวมภาษี',
  'purchase.seller': 'ผู้ขาย',
  'purchase.delivery': 'การส่งมอบ',
  'purchase.guideDelivery': `ดาวน์โหลดได้ทันที ${promises.downloads}`,
  'purchase.sessionDelivery': 'เราจะติดต่อคุณภายใน {contactHours, plural, other {# ชั่วโมง}} เพื่อนัดเวลา',
  'purchase.free': 'ช่องทั้งสองเป็นทางเลือกของคุณ หากไม่เลือก คุณยังได้รับทุกอย่างเหมือนเดิมและยังมีสิทธิบอกเลิกการซื้อ',
  'purchase.mayAskReview': 'ขอรีวิวจากฉันได้ ทางอีเมลหนึ่งฉบับ {reviewDays} วันหลังได้รับสินค้าหรือบริการ',
  'purchase.pay': 'สั่งซื้อโดยมีภาระต้องชำระเงิน',
  'purchase.back': 'กลับ',
  'purchase.begin': sale.begin,
  'purchase.ends': sale.ends,
  'purchase.sessionBegin': sale.sessionBegin,
  'purchase.sessionEnds': sale.sessionEnds,
} as const satisfies Messages<'purchase'>;
