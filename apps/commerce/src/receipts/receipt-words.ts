import type { Language } from '@blue-peony/contracts';

type Words = { title: string; number: string; net: string; tax: string };

/** What only the receipt says; the rest are the words of its mail. */
export const receiptWords: Record<Language, Words> = {
  en: { title: 'Receipt', number: 'Receipt number', net: 'Net amount', tax: 'Tax' },
  pl: { title: 'Dowód zakupu', number: 'Numer dokumentu', net: 'Kwota netto', tax: 'Podatek' },
  de: { title: 'Beleg', number: 'Belegnummer', net: 'Nettobetrag', tax: 'Steuer' },
  ukr: { title: 'Квитанція', number: 'Номер квитанції', net: 'Сума без податку', tax: 'Податок' },
  th: { title: 'ใบเสร็จรับเงิน', number: 'เลขที่ใบเสร็จ', net: 'จำนวนเงินก่อนภาษี', tax: 'ภาษี' },
};
