const none = () => ({ percent: 0, line: '' });

/** Who sells, as receipts print it. */
export const seller = {
  /** The legal seller: the agency, or the payment provider as merchant of record. */
  ofRecord: 'agency' as 'agency' | 'provider',
  /** Whether buyers who pay in dollars, on a page that is neither German nor Polish, are asked for their consents too. */
  asksElsewhere: true as boolean,
  /** Whether receipts are counted, without gaps in a year. */
  numbers: false as boolean,
  /** What a receipt says of the tax in a country, by its language; a percentage is part of the price. */
  taxes: { en: none(), pl: none(), de: none(), ukr: none(), th: none() },
  /** How a buyer withdraws from the contract or complains; `{mailbox}` is the agency's. */
  withdrawal: {
    en: 'To withdraw from this purchase, or to complain about it, write to {mailbox} and name the order.',
    pl: 'Aby odstąpić od zakupu lub złożyć reklamację, napisz na {mailbox} i podaj numer zamówienia.',
    de: 'Um diesen Kauf zu widerrufen oder zu reklamieren, schreib an {mailbox} und nenne die Bestellnummer.',
    ukr: 'Щоб відмовитися від покупки або подати скаргу, напишіть на {mailbox} і вкажіть номер замовлення.',
    th: 'หากต้องการยกเลิกการซื้อหรือร้องเรียน โปรดติดต่อ {mailbox} พร้อมแจ้งหมายเลขคำสั่งซื้อ',
  },
} as const;
