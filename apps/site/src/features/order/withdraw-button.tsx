import type { Order } from '@blue-peony/contracts';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { keptSecret, orderKey } from '../../secrets.ts';

/** Opens the form of withdrawal with what the order knows. The secret travels in the body, which no log has. */
export function WithdrawButton({ order }: { order: Order }) {
  const text = useText();
  const locale = useLocale();
  if (order.withdrawn_at) return null;
  const known = {
    contract: order.reference,
    email: order.email,
    order: order.id,
    secret: keptSecret(orderKey(order.id)) ?? '',
  };
  return (
    <form method="post" action={paths.withdrawal(locale)} className="mt-4">
      {Object.entries(known).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="cursor-pointer py-1 font-semibold underline underline-offset-4">
        {text('footer.withdraw')}
      </button>
    </form>
  );
}
