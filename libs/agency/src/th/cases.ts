import { promises } from './promises.ts';
import type { Messages } from '../messages.ts';

export const cases = {
  review: {
    subject: 'เรากำลังตรวจสอบการชำระเงินของคุณ',
    heading: 'เราได้รับการชำระเงินของคุณแล้ว',
    intro:
      'มีบางอย่างไม่ตรงกับคำสั่งซื้อ ทีมงานของเราจึงจะตรวจสอบภายใน {hours, plural, other {# ชั่วโมง}} คุณไม่ต้องทำอะไร และโปรดอย่าชำระเงินซ้ำ จากนั้นเราจะส่งสิ่งที่คุณซื้อให้ หรือคืนเงินให้คุณ',
  },
  returned: {
    subject: 'คืนเงินให้คุณแล้ว',
    heading: 'คืนเงินให้คุณแล้ว',
    intro: `เราคืนเงินแล้ว ${promises.refunded}`,
  },
} satisfies Messages['cases'];
