import type { Language, WithdrawalText } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';
import { orderReference } from '../shared/order/order-reference.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { cleanName, cleanText } from './clean-text.ts';
import { withdrawalPath } from './withdrawal-link.ts';
import type { StoredWithdrawal } from './withdrawals.repository.ts';

/** Zones of dates in receipts: by the language alone, because an order's own zone would reveal the order. */
export const zones: Record<Language, string> = {
  en: 'UTC',
  pl: 'Europe/Warsaw',
  de: 'Europe/Berlin',
  ukr: 'Europe/Kyiv',
  th: 'Asia/Bangkok',
};

/** Content of the mails about a withdrawal. @param order that it names, for its own address */
export function withdrawalText(found: StoredWithdrawal, order: OrderEntity | null, keys: KeyRing): WithdrawalText {
  const { id, email: to, language, receivedAt, name, contract, state } = found;
  const asks = order?.email && state === 'open';
  return {
    to,
    language,
    received_at: receivedAt.toISOString(),
    zone: zones[language],
    name: cleanName(name),
    contract: cleanText(contract),
    confirm: asks
      ? {
          to: order.email!,
          language: order.language,
          zone: zones[order.language],
          reference: orderReference(order.id),
          link: withdrawalPath(keys, id),
        }
      : null,
  };
}
