import { formatMoney, locales } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { orderReference } from '../shared/order/order-reference.ts';

/** How the papers of an order say its words, money and days in the language of its page. */
export function saidOf({ id, language, hours, currency }: OrderEntity) {
  const { tag: lang } = locales.find((locale) => locale.language === language)!;
  const reference = orderReference(id);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    lang,
    reference,
    say: (text: string) => formatMessage(language, text, { reference, length: hours ?? 0 }),
    money: (amount: number) => formatMoney({ amount, currency }, lang),
    day: (time: Date) => date.format(time),
  };
}
