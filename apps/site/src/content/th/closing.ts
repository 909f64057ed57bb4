import { about } from '@blue-peony/agency/th/about';
import { stories } from '@blue-peony/agency/th/landing';
import { promises } from '@blue-peony/agency/th/promises';
import { aboutItems } from '../about-items.ts';
import type { ClosingContent } from '../landing.ts';
import { reviewNote, titleOf } from '../reviews.ts';
import { reviews } from './reviews.ts';
import { speak } from '../speak.ts';

const text = speak('th');

export const closing = {
  faq: {
    eyebrow: 'คำถามที่พบบ่อย',
    title: 'ถามมา ตอบตรง',
    items: [
      {
        question: 'เริ่มต้นต้องจ่ายเท่าไร',
        answer: text(
          `สมัครฟรีและไม่มีค่าแรกเข้า เรารับค่าคอมมิชชันจากรายได้ของคุณ ซึ่งคุยกันอย่างเปิดเผยตอนปรึกษา ก่อนที่คุณจะเซ็นอะไร ${promises.opensPlans} ${promises.hourPrice}`,
        ),
      },
      {
        question: 'สัญญานานแค่ไหน',
        answer: 'สัญญาของเราสั้นและยืดหยุ่น คุณจะเห็นระยะเวลาที่แน่นอนก่อนเซ็น และเมื่อครบกำหนดจะเลิกก็ทำได้ง่าย ๆ',
      },
      {
        question: 'แอ็กเคานต์เป็นของใคร',
        answer: 'เป็นของคุณทั้งหมด แอ็กเคานต์อยู่ในชื่อคุณ รายได้เข้าบัญชีธนาคารของคุณ และคอนเทนต์ยังเป็นของคุณ แม้เราเลิกทำงานด้วยกันแล้ว',
      },
      {
        question: 'จะเห็นผลเมื่อไร',
        answer: text(
          'เอนเกจเมนต์มักเริ่มขยับภายใน {engagementWeeks, plural, other {# สัปดาห์}} ส่วนรายได้ใช้เวลานานกว่า เผื่อไว้ {firstDays} ถึง {lastDays, plural, other {# วัน}} และพูดกันตรง ๆ ไม่มีใครรับปากตัวเลขที่แน่นอนได้',
        ),
      },
      {
        question: 'ไม่เปิดเผยตัวตนได้ไหม',
        answer:
          'ได้ ครีเอเตอร์หลายคนไม่เคยเปิดหน้า เราวางแผนคอนเทนต์ให้เหมาะ บล็อกประเทศที่คุณต้องการ และตรวจทุกภาพหารายละเอียดที่อาจเผยตัวคุณ',
      },
      {
        question: 'ใครเป็นคนคุยกับแฟนคลับ',
        answer: 'คนในทีมของเรา โดยใช้น้ำเสียงและขอบเขตที่คุณกำหนด คุณตัดสินใจว่าพูดหรือเสนออะไรได้ และเข้ามาอ่านได้ทุกเมื่อ',
      },
      {
        question: 'ต้องมีผู้ติดตามเยอะหรือมีประสบการณ์ไหม',
        answer: text(
          `ไม่จำเป็น ยังไม่มีรายได้เลยก็สมัครได้ สิ่งสำคัญคือคุณสนุกกับการทำคอนเทนต์และอยากทำต่อ ${promises.opensPlans} ${promises.hourPrice}`,
        ),
      },
      {
        question: 'สมัครแล้วจะเกิดอะไรขึ้น',
        answer: text(
          'คุณจะเห็นผลเบื้องต้นในราว {resultMinutes, plural, other {# นาที}} และทีมงานจะติดต่อกลับภายใน {replyHours, plural, other {# ชั่วโมง}} จากนั้นเราคุยกันโดยไม่มีข้อผูกมัด',
        ),
      },
    ],
  },
  about: {
    eyebrow: 'ก่อนตัดสินใจ',
    title: 'ใครอยู่เบื้องหลังเว็บไซต์นี้',
    items: aboutItems(about, {
      people: 'เราคือใคร',
      commission: 'ค่าคอมมิชชัน',
      term: 'สัญญาและการบอกเลิก',
      access: 'โดยไม่ต้องใช้รหัสผ่านของคุณ',
      chats: 'ใครคุยกับแฟนคลับของคุณ',
      session: 'การโค้ชแต่ละครั้งเป็นอย่างไร',
      leaving: 'เมื่อคุณเลิกทำงานกับเรา',
    }),
  },
  stories: {
    eyebrow: 'เรื่องราวความสำเร็จ',
    title: titleOf(stories, 'เจ้าตัวเล่าให้ฟังเอง', 'ตัวอย่าง'),
    lead: reviewNote(stories, reviews),
    items: stories,
  },
  comparison: {
    eyebrow: 'เปรียบเทียบ',
    title: 'เอเจนซีอื่นกับเรา',
    lead: 'ลองถามเจ็ดข้อนี้กับทุกที่ที่คุณสมัคร',
    others: 'เอเจนซีอื่น',
    rows: [
      { topic: 'ค่าแรกเข้า', others: 'บางแห่งเก็บก่อนเริ่มงาน', us: 'ไม่มี' },
      { topic: 'สัญญา', others: 'มักหนึ่งถึงสองปี', us: 'สั้นและยืดหยุ่น' },
      { topic: 'แอ็กเคานต์ของคุณ', others: 'บางแห่งถือรหัสผ่านและรับเงินแทน', us: 'อยู่ในชื่อคุณทั้งหมด' },
      { topic: 'ค่าคอมมิชชัน', others: 'มักเป็นอัตราตายตัว', us: 'คุยกันตอนปรึกษา' },
      { topic: 'ความเข้าใจผู้ชม', others: 'มักมองจากข้างนอก', us: 'ก่อตั้งโดยแฟนคลับ' },
      { topic: 'การดูแล', others: 'มักเฉพาะเวลาทำการ', us: '24/7 ตั้งแต่แพ็กเกจปั้นเพจครบวงจร' },
      { topic: 'การไม่เปิดเผยตัวตน', others: 'บางแห่งคิดทีหลัง', us: 'วางแผนตั้งแต่วันแรก' },
    ],
    close: 'กว่าโบตั๋นจะบานต้องใช้เวลา เริ่มวันนี้ดีที่สุด',
  },
} satisfies ClosingContent;
