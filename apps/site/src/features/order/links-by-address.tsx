import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import { EmailForm } from '../../ui/email-form.tsx';
import { mailLink } from '../../ui/mail-link.tsx';
import { useFreshLinks } from './use-fresh-links.ts';

/** Mails fresh links to a buyer's address. The confirmation is the same for known and unknown addresses. */
export function LinksByAddress({ ask = 'order.byAddress' }: { ask?: 'order.byAddress' | 'order.lockedAsk' }) {
  const text = useText();
  const { sent, busy, failed, send } = useFreshLinks();
  return (
    <>
      <p role="status" className="text-pretty wrap-anywhere">
        <FormattedMessage id={sent ? 'order.byAddressSent' : ask} values={{ a: mailLink }} />
      </p>
      {!sent && (
        <EmailForm
          id="links-address"
          label={text('order.address')}
          send={text(busy ? 'order.freshSending' : 'order.byAddressSend')}
          busy={busy}
          failed={failed && <FormattedMessage id={failed} values={{ a: mailLink }} />}
          onSend={(email) => send({ email })}
        />
      )}
    </>
  );
}
