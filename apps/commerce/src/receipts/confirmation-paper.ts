import { agency, sellerLines } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import { bindWords } from '@blue-peony/language';
import type { StoredConsents } from '../shared/order/consents.repository.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { saleWords } from '../shared/order/sale-words.ts';
import type { Paper } from '../shared/paper/write-paper.ts';
import { saidOf } from './said-of.ts';

/** What the law wants a buyer to keep: what she bought, the terms, her consents and the notice of her right. */
export function confirmationPaper(order: OrderEntity, consents: StoredConsents | undefined): Paper {
  const { language, product, paidAt, amount, email } = order;
  const { buyer, sale } = messages[language];
  const { lang, reference, say, money, day } = saidOf(order);
  const words = consents?.words ?? saleWords(order);
  const given = consents?.given;
  const bound = (texts: readonly string[]) => texts.map((text) => bindWords(language, text));
  const agreed = given &&
    given.words.length > 0 && {
      heading: sale.consentsTitle,
      paragraphs: bound([
        ...given.words,
        `${sale.agreedAt}: ${day(new Date(given.at))}, ${given.at.slice(11, 16)} UTC`,
      ]),
    };
  return {
    lang,
    brand: agency.name,
    title: say(sale.confirmation),
    parts: [
      {
        facts: [
          [buyer.order, reference],
          [buyer.product, say(buyer.products[product])],
          ...(paidAt ? [[buyer.date, day(paidAt)] as const] : []),
          [buyer.amount, money(amount)],
          [buyer.seller, [...sellerLines(), agency.email].join('\n')],
          [sale.buyer, email ?? ''],
        ],
      },
      ...(agreed ? [agreed] : []),
      { heading: sale.termsTitle, paragraphs: bound(words.terms) },
      { heading: sale.noticeTitle, paragraphs: bound([words.notice]) },
    ],
  };
}
