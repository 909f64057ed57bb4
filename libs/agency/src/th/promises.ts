import type { Sentences } from '../sentences.ts';

export const promises = {
  stillRead: 'อย่างไรก็ตาม ทีมงานจะอ่านใบสมัครของคุณด้วยตนเองและตอบกลับภายใน {hours, plural, other {# ชั่วโมง}}',
  pastEntry: 'คุณเกินระดับโปรแกรมเริ่มต้นของเราแล้ว ทีมงานจะติดต่อคุณด้วยตนเองภายใน {hours, plural, other {# ชั่วโมง}} เรื่องแพ็กเกจหลัก',
  helps: 'โปรไฟล์หรือรูปที่สวมเสื้อผ้าช่วยเราได้มาก ไม่เห็นหน้าก็ได้',
  noJudgment: 'แต่ไม่ได้แปลว่าตัวคุณหรืองานของคุณไม่ดี',
  opensPlans: 'แพ็กเกจหลักเปิดสำหรับครีเอเตอร์ที่มีรายได้มากกว่า {plansFrom} ต่อเดือน หรือผ่านการโค้ชถ่ายคอนเทนต์แบบมีค่าใช้จ่ายแล้ว',
  hourPrice: 'ค่าโค้ชหนึ่งชั่วโมงคือ {hourPrice}',
  downloads: 'แต่ละไฟล์ดาวน์โหลดได้ {downloads, plural, other {# ครั้ง}}ภายใน {linkDays, plural, other {# วัน}}',
  resumed: 'หากการดาวน์โหลดขาดตอนและทำต่อภายใน {resumeMinutes, plural, other {# นาที}} จะนับเป็นครั้งเดียว',
  refunded: 'เงินจะเข้าบัญชีธนาคารของคุณภายในประมาณ {refundDays, plural, other {# วัน}}',
} satisfies Sentences;
