import { promises } from './promises.ts';
import type { Messages } from '../messages.ts';

export const buyer = {
  receipt: {
    subject: 'คำสั่งซื้อและไฟล์ของคุณ ({reference})',
    heading: 'ขอบคุณสำหรับการสั่งซื้อ ไฟล์ของคุณพร้อมแล้ว',
    intro: `ดาวน์โหลดได้ที่หน้าคำสั่งซื้อ ทั้งแบบ PDF และ EPUB พร้อมใบงานเป็นไฟล์ PDF แยกต่างหาก ${promises.downloads}`,
    open: 'เปิดคำสั่งซื้อ',
  },
  session: {
    subject: 'เราได้รับการจองของคุณแล้ว ({reference})',
    heading: 'จองคิวโค้ชให้คุณเรียบร้อยแล้ว',
    intro:
      'ทีมงานของเราจะติดต่อคุณภายใน {hours, plural, other {# ชั่วโมง}}เพื่อนัดเวลา หากต้องการเลื่อน โปรดแจ้งล่วงหน้าอย่างน้อย {notice, plural, other {# ชั่วโมง}}',
    open: 'สิ่งที่ควรเตรียม',
  },
  renewed: {
    subject: 'ลิงก์ดาวน์โหลดใหม่ของคุณ ({reference})',
    heading: 'ส่งไฟล์ของคุณให้อีกครั้ง',
    intro: `ลิงก์ใหม่อยู่ที่หน้าคำสั่งซื้อ ${promises.downloads} ส่วนลิงก์เก่าใช้ไม่ได้แล้ว`,
    open: 'เปิดคำสั่งซื้อ',
  },
  found: {
    subject: 'คำสั่งซื้อของคุณ {reference}',
    heading: 'ส่งลิงก์การจองให้อีกครั้ง',
    intro: 'นี่คือลิงก์คำสั่งซื้อที่คุณขอไว้ ในหน้านั้นมีรายละเอียดการจองและวิธีเตรียมตัว',
    open: 'เปิดคำสั่งซื้อ',
  },
  moved: {
    subject: 'คำสั่งซื้อ {reference}: เปลี่ยนที่อยู่อีเมล',
    heading: 'คำสั่งซื้อนี้ใช้ที่อยู่อีเมลใหม่แล้ว',
    intro:
      'ตามที่ได้รับแจ้ง อีเมลเกี่ยวกับคำสั่งซื้อนี้จะส่งไปยังที่อยู่ใหม่ตั้งแต่นี้เป็นต้นไป ลิงก์ที่เคยส่งมาที่อยู่นี้ใช้ไม่ได้แล้ว หากคุณไม่ได้เป็นผู้แจ้ง กรุณาตอบกลับอีเมลนี้',
  },
  refunded: {
    subject: 'คืนเงินให้คุณแล้ว ({reference})',
    heading: 'คืนเงินให้คุณแล้ว',
    intro: `เราคืนเงินแล้ว ${promises.refunded} {product, select, session {การจองของคุณถูกยกเลิกแล้ว} other {ลิงก์ดาวน์โหลดใช้ไม่ได้แล้ว}}`,
  },
  partly_refunded: {
    subject: 'คืนเงินบางส่วนให้คุณแล้ว ({reference})',
    heading: 'คืนเงินบางส่วนให้คุณแล้ว',
    intro: `เราคืนเงินบางส่วนแล้ว ${promises.refunded} ส่วนสิ่งที่คุณซื้อยังใช้ได้ตามเดิม`,
  },
  order: 'คำสั่งซื้อ',
  amount: 'จำนวนเงิน',
  date: 'วันที่',
  product: 'สินค้า',
  products: {
    'digital-guide': 'คู่มือดิจิทัล PDF และ EPUB',
    'teasing-content': 'โค้ชถ่ายคอนเทนต์ {length, plural, other {# ชั่วโมง}}',
  },
  seller: 'ผู้ขาย',
  limits: `ลิงก์ใช้ได้ {linkDays, plural, other {# วัน}} ${promises.resumed} เมื่อลิงก์หมดอายุ ขอลิงก์ใหม่ได้ที่หน้าคำสั่งซื้อ`,
  contact: 'หากมีคำถาม ติดต่อเราที่ {mailbox} หรือตอบกลับอีเมลฉบับนี้ได้เลย',
  closing: 'ด้วยความปรารถนาดี',
  signature: 'ทีมงาน {agency}',
  returned: 'ยอดที่คืนแล้ว',
} satisfies Messages['buyer'];
