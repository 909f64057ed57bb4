import type { CaseReason, Language } from '@blue-peony/contracts';

type Letter = { subject: string; heading: string; intro: string };

/** What a buyer reads about a payment that staff look at by hand. `{hours}` is filled in. */
export const caseMessages: Record<Language, Record<'review' | 'returned', Letter>> = {
  en: {
    review: {
      subject: 'We are checking your payment',
      heading: 'Your payment has arrived.',
      intro:
        'Something about it does not match your order, so a member of our team looks at it within {hours} hours. You need not do anything, and please do not pay again. We then send you what you bought, or return the money.',
    },
    returned: {
      subject: 'Your payment has been returned',
      heading: 'Your payment has been returned.',
      intro: 'The money is on its way back to you. Depending on your bank, it takes a few days to arrive.',
    },
  },
  pl: {
    review: {
      subject: 'Sprawdzamy Twoją płatność',
      heading: 'Twoja płatność do nas dotarła.',
      intro:
        'Coś się w niej nie zgadza z zamówieniem, dlatego ktoś z naszego zespołu sprawdzi ją w ciągu {hours} godzin. Nie musisz nic robić i prosimy, nie płać ponownie. Potem wyślemy Ci Twój zakup albo zwrócimy pieniądze.',
    },
    returned: {
      subject: 'Twoja płatność została zwrócona',
      heading: 'Twoja płatność została zwrócona.',
      intro: 'Pieniądze są już w drodze do Ciebie. Zależnie od banku dotrą w ciągu kilku dni.',
    },
  },
  de: {
    review: {
      subject: 'Wir prüfen deine Zahlung',
      heading: 'Deine Zahlung ist angekommen.',
      intro:
        'Etwas daran passt nicht zu deiner Bestellung. Deshalb sieht sie sich jemand aus unserem Team innerhalb von {hours} Stunden an. Du musst nichts tun, und bitte zahle nicht noch einmal. Danach schicken wir dir, was du gekauft hast, oder geben dir das Geld zurück.',
    },
    returned: {
      subject: 'Deine Zahlung wurde erstattet',
      heading: 'Deine Zahlung wurde erstattet.',
      intro: 'Das Geld ist auf dem Weg zu dir. Je nach Bank dauert es ein paar Tage, bis es ankommt.',
    },
  },
  ukr: {
    review: {
      subject: 'Ми перевіряємо ваш платіж',
      heading: 'Ваш платіж надійшов.',
      intro:
        'Щось у ньому не збігається із замовленням, тому хтось із нашої команди перегляне його протягом {hours} годин. Вам нічого не потрібно робити, і, будь ласка, не платіть ще раз. Після цього ми надішлемо вам те, що ви придбали, або повернемо гроші.',
    },
    returned: {
      subject: 'Ваш платіж повернуто',
      heading: 'Ваш платіж повернуто.',
      intro: 'Гроші вже прямують до вас. Залежно від банку це триває кілька днів.',
    },
  },
  th: {
    review: {
      subject: 'เรากำลังตรวจสอบการชำระเงินของคุณ',
      heading: 'เราได้รับการชำระเงินของคุณแล้ว',
      intro:
        'มีบางอย่างไม่ตรงกับคำสั่งซื้อ ทีมงานของเราจึงจะตรวจสอบภายใน {hours} ชั่วโมง คุณไม่ต้องทำอะไร และโปรดอย่าชำระเงินซ้ำ จากนั้นเราจะส่งสิ่งที่คุณซื้อให้ หรือคืนเงินให้คุณ',
    },
    returned: {
      subject: 'คืนเงินให้คุณแล้ว',
      heading: 'คืนเงินให้คุณแล้ว',
      intro: 'เงินกำลังกลับไปหาคุณ อาจใช้เวลาสองสามวันขึ้นอยู่กับธนาคารของคุณ',
    },
  },
};

/** What staff read of it, in English: their working language. */
export const staffCaseMessages = {
  subject: 'A payment waits for your decision: {reason}',
  heading: 'A payment matches no order',
  intro:
    'Nothing is delivered for it until somebody accepts it, returns the money or closes the case, on the page Money.',
  disputed: 'The buyer disputes it. Answer that in the payment provider’s dashboard as well.',
  open: 'Decide',
  labels: { reason: 'Why', paid: 'Paid', buyer: 'Buyer', order: 'Order' },
  nobody: 'the provider names no address',
  noOrder: 'none',
  reasons: {
    amount: 'another amount',
    currency: 'another currency',
    no_email: 'no e-mail address',
    unknown_order: 'no order known',
    second_payment: 'an order paid twice',
    expired: 'after the order had ended',
    unknown_status: 'a state that we do not know',
    after_refund: 'returned money that is here again',
  } satisfies Record<CaseReason, string>,
};
