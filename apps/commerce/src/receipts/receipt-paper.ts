import { agency } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import { formatMoney, locales } from '@blue-peony/contracts';
import { bindWords, formatMessage } from '@blue-peony/language';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import type { Paper } from '../shared/paper/write-paper.ts';
import type { IssuedReceipt } from '../shared/receipts/receipts.repository.ts';
import { receiptWords } from './receipt-words.ts';

/** The receipt of a paid order, in the language of its page. */
export function receiptPaper(order: OrderEntity, { seller, taxPercent, taxLine, number }: IssuedReceipt): Paper {
  const { id, product, hours, amount, refunded, currency, language, paidAt, email } = order;
  const { tag: lang } = locales.find((locale) => locale.language === language)!;
  const { buyer: bought, sale } = messages[language];
  const words = receiptWords[language];
  const money = (minor: number) => formatMoney({ amount: minor, currency }, lang);
  const tax = Math.round((amount * taxPercent) / (100 + taxPercent));
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(taxPercent / 100);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const facts: (readonly [string, string] | false | '' | null | undefined)[] = [
    number && [words.number, number],
    [bought.order, orderReference(id)],
    paidAt && [bought.date, date.format(paidAt)],
    [bought.product, formatMessage(language, bought.products[product], { length: hours ?? 0 })],
    taxPercent > 0 && [words.net, money(amount - tax)],
    taxPercent > 0 && [`${words.tax} ${percent}`, money(tax)],
    [bought.amount, money(amount)],
    refunded > 0 && [bought.returned, money(refunded)],
    [bought.seller, seller.join('\n')],
    email && [sale.buyer, email],
  ];
  return {
    lang,
    brand: agency.name,
    title: words.title,
    parts: [
      { facts: facts.filter((fact) => typeof fact === 'object' && fact !== null) },
      { paragraphs: taxLine ? [bindWords(language, taxLine)] : [] },
    ],
  };
}
