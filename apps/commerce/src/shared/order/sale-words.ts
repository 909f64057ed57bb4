import { agency, terms } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import { formatMessage } from '@blue-peony/language';
import type { OrderEntity } from './order.entity.ts';
import { orderReference } from './order-reference.ts';

/** What a buyer agrees to and is told about her purchase, in her language. */
export type SaleWords = { begin: string; ends: string; terms: string[]; notice: string };

export function saleWords({ id, product, language }: Pick<OrderEntity, 'id' | 'product' | 'language'>): SaleWords {
  const { sale } = messages[language];
  const values = { ...terms, agency: agency.name, mailbox: agency.email, reference: orderReference(id) };
  const say = (text: string) => formatMessage(language, text, values);
  const isGuide = product === 'digital-guide';
  return {
    begin: say(isGuide ? sale.begin : sale.sessionBegin),
    ends: say(isGuide ? sale.ends : sale.sessionEnds),
    terms: [...(isGuide ? [sale.guide, sale.personal] : [sale.session]), sale.refunds].map(say),
    notice: say(sale.notice),
  };
}
