import { agency, sellerLines } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import { formatMoney, locales } from '@blue-peony/contracts';
import { bindWords, formatMessage } from '@blue-peony/language';
import type { StoredConsents } from '../shared/order/consents.repository.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import { saleWords } from '../shared/order/sale-words.ts';
import type { Paper } from '../shared/paper/write-paper.ts';

/** What the law wants a buyer to keep: what she bought, the terms, her consents and the notice of her right. */
export function confirmation(order: OrderEntity, consents: StoredConsents | undefined): Paper {
  const { id, language, product, hours, paidAt, amount, currency, email } = order;
  const { tag: lang } = locales.find((locale) => locale.language === language)!;
  const { buyer, sale } = messages[language];
  const reference = orderReference(id);
  const say = (text: string) => formatMessage(language, text, { reference, length: hours ?? 0 });
  const day = (date: Date) => new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  const facts = [
    [buyer.order, reference],
    [buyer.product, say(buyer.products[product])],
    ...(paidAt ? ([[buyer.date, day(paidAt)]] as const) : []),
    [buyer.amount, formatMoney({ amount, currency }, lang)],
    [buyer.seller, [...sellerLines(), agency.email].join('\n')],
    [sale.buyer, email ?? ''],
  ] as const;
  const words = consents?.words ?? saleWords(order);
  const given = consents?.given;
  const bound = (texts: readonly string[]) => texts.map((text) => bindWords(language, text));
  return {
    lang,
    brand: agency.name,
    title: say(sale.confirmation),
    parts: [
      { facts },
      ...(given && given.words.length > 0
        ? [
            {
              heading: sale.consentsTitle,
              paragraphs: bound([
                ...given.words,
                `${sale.agreedAt}: ${day(new Date(given.at))}, ${given.at.slice(11, 16)} UTC`,
              ]),
            },
          ]
        : []),
      { heading: sale.termsTitle, paragraphs: bound(words.terms) },
      { heading: sale.noticeTitle, paragraphs: bound([words.notice]) },
    ],
  };
}
