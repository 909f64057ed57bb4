import type { Reviewed } from '../reviews.ts';

export const reviews: Reviewed = {
  checked: 'เราตรวจสอบแล้วว่าทุกรีวิวมาจากผู้ที่เคยทำงานกับเราหรือซื้อจากเรา และเจ้าตัวยินยอมให้เผยแพร่',
  unchecked: 'เรายังไม่ได้ตรวจสอบว่ารีวิวเหล่านี้มาจากลูกค้าจริง',
};
