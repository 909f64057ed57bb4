import type { Language } from '@blue-peony/contracts';

type Words = { title: string; number: string; net: string; tax: string; buyer: string };

/** What only the receipt says; the rest are the words of the receipt's mail. */
export const receiptWords: Record<Language, Words> = {
  en: { title: 'Receipt', number: 'Receipt number', net: 'Net amount', tax: 'Tax', buyer: 'Buyer' },
  pl: {
    title: 'Potwierdzenie zakupu',
    number: 'Numer dokumentu',
    net: 'Kwota netto',
    tax: 'Podatek',
    buyer: 'Kupujący',
  },
  de: { title: 'Beleg', number: 'Belegnummer', net: 'Nettobetrag', tax: 'Steuer', buyer: 'Gekauft von' },
  ukr: { title: 'Квитанція', number: 'Номер квитанції', net: 'Сума без податку', tax: 'Податок', buyer: 'Покупець' },
  th: { title: 'ใบเสร็จรับเงิน', number: 'เลขที่ใบเสร็จ', net: 'จำนวนเงินก่อนภาษี', tax: 'ภาษี', buyer: 'ผู้ซื้อ' },
};
