import { agency } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import { bindWords } from '@blue-peony/language';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import type { Paper } from '../shared/paper/write-paper.ts';
import type { IssuedReceipt } from '../shared/receipts/receipts.repository.ts';
import { saidOf } from './said-of.ts';

/** The receipt of a paid order, in the language of its page. */
export function receiptPaper(order: OrderEntity, { seller, taxPercent, taxLine, number }: IssuedReceipt): Paper {
  const { product, amount, refunded, language, paidAt, email } = order;
  const { buyer: bought, sale } = messages[language];
  const { lang, reference, say, money, day } = saidOf(order);
  const tax = Math.round((amount * taxPercent) / (100 + taxPercent));
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(taxPercent / 100);
  const facts: (readonly [string, string] | false | '' | null | undefined)[] = [
    number && [sale.receiptNumber, number],
    [bought.order, reference],
    paidAt && [bought.date, day(paidAt)],
    [bought.product, say(bought.products[product])],
    taxPercent > 0 && [sale.net, money(amount - tax)],
    taxPercent > 0 && [`${sale.tax} ${percent}`, money(tax)],
    [bought.amount, money(amount)],
    refunded > 0 && [bought.returned, money(refunded)],
    [bought.seller, seller.join('\n')],
    email && [sale.buyer, email],
  ];
  return {
    lang,
    brand: agency.name,
    title: sale.receipt,
    parts: [
      { facts: facts.filter((fact) => typeof fact === 'object' && fact !== null) },
      { paragraphs: taxLine ? [bindWords(language, taxLine)] : [] },
    ],
  };
}
