import { promises } from '@blue-peony/agency/th/promises';
import type { Messages } from '../messages.ts';

export const assessment = {
  'assessment.pageTitle': 'ผลการประเมินของคุณ',
  'assessment.title': 'เรากำลังวิเคราะห์ใบสมัครของคุณ',
  'assessment.lead':
    'ขอบคุณที่สมัคร ระบบกำลังเทียบคำตอบของคุณกับเกณฑ์เบื้องต้น หลังจากนั้นทีมงานจะดูโปรไฟล์ของคุณด้วยตนเอง ผลเบื้องต้นจะมาในราว {minutes, plural, other {# นาที}} ทั้งที่นี่และทางอีเมล คุณปิดหน้านี้ได้เลย',
  'assessment.remaining': 'เวลาที่เหลือ',
  'assessment.progress': 'ความคืบหน้าของการวิเคราะห์',
  'assessment.minutesLeft': '{minutes, plural, other {เหลืออีก # นาที}}',
  'assessment.stepReceived': 'ได้รับใบสมัครแล้ว',
  'assessment.stepProfile': 'กำลังตรวจคำตอบของคุณ',
  'assessment.stepResult': 'ผลเบื้องต้น',
  'assessment.meanwhile': 'ระหว่างรอ อ่านได้ฟรี:',
  'assessment.safetyChapter': 'วิธีรักษาความปลอดภัยและความเป็นส่วนตัว (ภาษาอังกฤษ)',
  'assessment.own': 'หน้าส่วนตัวของคุณ',
  'assessment.ownText': 'หน้าของคุณแสดงว่าใบสมัครถึงขั้นไหน ใครเปิดดูบ้าง และคุณส่งอะไรมา คุณแก้ไข ถอน หรือลบได้ที่นั่น',
  'assessment.qualifiedTitle': 'คุณผ่านเกณฑ์เบื้องต้น',
  'assessment.qualifiedLead': 'ยินดีด้วย ใบสมัครของคุณตรงกับสิ่งที่เรามองหา',
  'assessment.qualifiedPlans': `${promises.opensPlans} ${promises.hourPrice}`,
  'assessment.qualifiedNext': 'ไม่ว่าคุณจะตัดสินใจอย่างไร ทีมงานจะติดต่อกลับภายใน {hours, plural, other {# ชั่วโมง}}',
  'assessment.qualifiedButton': 'ดูบริการโค้ชถ่ายคอนเทนต์',
  'assessment.rejectedTitle': 'ครั้งนี้คุณยังไม่ผ่านเกณฑ์',
  'assessment.rejectedLead': `ขอบคุณที่สนใจ ในใบสมัครของคุณยังไม่มีโปรไฟล์หรือรูป ตอนนี้จึงยังไม่ตรงกับโปรแกรมของเรา ${promises.noJudgment}`,
  'assessment.pastEntry': promises.pastEntry,
  'assessment.rejectedAgain': `คุณสมัครใหม่ได้เสมอ ${promises.helps}`,
  'assessment.pastEntryAgain': 'คุณสมัครใหม่ได้เสมอเมื่อมีอะไรเปลี่ยนแปลง',
  'assessment.rejectedRead': promises.stillRead,
  'assessment.rejectedButton': 'กลับหน้าแรก',
  'assessment.noScript':
    'หน้านี้ต้องใช้ JavaScript โปรดเปิดใช้งานแล้วโหลดหน้านี้อีกครั้ง ผลจะส่งไปทางอีเมลด้วย หากไม่ได้รับ ติดต่อเราที่ {email}',
  'assessment.wait': 'โปรดรอสักครู่',
} as const satisfies Messages<'assessment'>;
