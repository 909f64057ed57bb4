import { useState } from 'react';
import type { Order } from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { button } from '../../ui/button.ts';
import { requestFreshLinks } from './api.ts';
import { mailLink } from './mail-link.tsx';

type Props = {
  order: Order;
  /** Runs when the links of the order may be new. */
  onRenewed: () => void;
};

/** Milliseconds that the server takes to renew links: it answers before it does so. */
const patience = 2_000;

/** Offers a mail with fresh links once one of an order's has ended, and says what came of it. */
export function FreshLinks({ order: { id, email, files }, onRenewed }: Props) {
  const text = useText();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { failed: MessageId }>('idle');

  if (state !== 'sent' && files.every((file) => file.state === 'ready')) return null;
  const send = () => {
    setState('sending');
    requestFreshLinks({ orderId: id }).then(
      () => {
        setState('sent');
        setTimeout(onRenewed, patience);
      },
      (error: unknown) => setState({ failed: failureText(error) }),
    );
  };
  const words = typeof state === 'object' ? state.failed : state === 'sent' ? 'order.freshSent' : 'order.fresh';
  return (
    <div className="mt-6">
      <p role="status" className="text-pretty wrap-anywhere text-stone">
        <FormattedMessage id={words} values={{ a: mailLink, email }} />
      </p>
      {state !== 'sent' && (
        <button
          type="button"
          disabled={state === 'sending'}
          onClick={send}
          className={`${button('primary')} mt-4 w-full`}
        >
          {text(state === 'sending' ? 'order.freshSending' : 'order.freshSend')}
        </button>
      )}
    </div>
  );
}

export function failureText(error: unknown): MessageId {
  const code = error instanceof RequestFailure ? error.code : undefined;
  if (code === 'validation_failed') return 'field.email';
  return code === 'rate_limited' ? 'order.freshLimited' : 'order.freshFailed';
}
