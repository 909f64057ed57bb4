import type { Order } from '@blue-peony/contracts';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { mailLink } from '../../ui/mail-link.tsx';
import { useFreshLinks } from './use-fresh-links.ts';

type Props = {
  order: Order;
  onRenewed: () => void;
};

/** Milliseconds that the server needs to renew links, which it does after its answer. */
const patience = 2_000;

export function FreshLinks({ order: { id, email, files }, onRenewed }: Props) {
  const text = useText();
  const { sent, busy, failed, send } = useFreshLinks(() => setTimeout(onRenewed, patience));

  if (!sent && files.every((file) => file.state === 'ready')) return null;
  const words = failed ?? (sent ? 'order.freshSent' : 'order.fresh');
  return (
    <div className="mt-6">
      <p role="status" className="text-pretty wrap-anywhere text-stone">
        <FormattedMessage id={words} values={{ a: mailLink, email }} />
      </p>
      {!sent && (
        <button
          type="button"
          disabled={busy}
          onClick={() => send({ orderId: id })}
          className={`${button('primary')} mt-4 w-full`}
        >
          {text(busy ? 'order.freshSending' : 'order.freshSend')}
        </button>
      )}
    </div>
  );
}
