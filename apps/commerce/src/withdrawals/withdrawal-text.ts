import type { WithdrawalText } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';
import { orderReference } from '../shared/order/order-reference.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { zones } from '../shared/zones.ts';
import { cleanName, cleanText } from './clean-text.ts';
import { withdrawalPath } from './withdrawal-link.ts';
import type { StoredWithdrawal } from './withdrawals.repository.ts';

/** Content of the mails about a withdrawal. @param order that it names, for its own address */
export function withdrawalText(found: StoredWithdrawal, order: OrderEntity | null, keys: KeyRing): WithdrawalText {
  const { id, email: to, language, receivedAt, name, contract, state } = found;
  const asks = order?.email && state === 'open';
  return {
    to,
    language,
    received_at: receivedAt.toISOString(),
    // By the language alone: an order's own zone would reveal the order.
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
