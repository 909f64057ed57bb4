import type { Language } from '@blue-peony/contracts';

/** What a buyer reads when a part of the money went back. `{reference}` is filled in. */
export const partialRefundMessages: Record<Language, Record<'subject' | 'heading' | 'intro' | 'returned', string>> = {
  en: {
    subject: 'Part of your payment has been returned ({reference})',
    heading: 'Part of your payment has been returned.',
    intro:
      'The money is on its way back to you, and what you bought stays yours. Your bank shows it within about ten days.',
    returned: 'Returned so far',
  },
  pl: {
    subject: 'Zwróciliśmy część Twojej płatności ({reference})',
    heading: 'Zwróciliśmy część Twojej płatności.',
    intro:
      'Pieniądze są już w drodze do Ciebie, a Twój zakup pozostaje bez zmian. Zobaczysz je na koncie w ciągu około dziesięciu dni.',
    returned: 'Zwrócono dotychczas',
  },
  de: {
    subject: 'Ein Teil deiner Zahlung wurde erstattet ({reference})',
    heading: 'Ein Teil deiner Zahlung wurde erstattet.',
    intro:
      'Das Geld ist auf dem Weg zu dir, und was du gekauft hast, bleibt dir erhalten. Nach etwa zehn Tagen siehst du es auf deinem Konto.',
    returned: 'Bisher erstattet',
  },
  ukr: {
    subject: 'Частину вашого платежу повернуто ({reference})',
    heading: 'Частину вашого платежу повернуто.',
    intro:
      'Гроші вже прямують до вас, а ваша покупка залишається за вами. Ви побачите їх на рахунку приблизно за десять днів.',
    returned: 'Усього повернуто',
  },
  th: {
    subject: 'คืนเงินบางส่วนให้คุณแล้ว ({reference})',
    heading: 'คืนเงินบางส่วนให้คุณแล้ว',
    intro: 'เงินกำลังกลับไปหาคุณ ส่วนสิ่งที่คุณซื้อยังใช้ได้ตามเดิม เงินจะเข้าบัญชีของคุณภายในประมาณสิบวัน',
    returned: 'คืนแล้วทั้งหมด',
  },
};
