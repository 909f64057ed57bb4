import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { mailLink } from '../../ui/mail-link.tsx';
import { useFreshLinks } from './use-fresh-links.ts';

/** Mails fresh links to a buyer's address. The confirmation is the same for known and unknown addresses. */
export function LinksByAddress({ ask = 'order.byAddress' }: { ask?: 'order.byAddress' | 'order.lockedAsk' }) {
  const text = useText();
  const { state, failed, send } = useFreshLinks();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ email: new FormData(event.currentTarget).get('email') as string });
  };
  return (
    <>
      <p role="status" className="text-pretty wrap-anywhere">
        <FormattedMessage id={state === 'sent' ? 'order.byAddressSent' : ask} values={{ a: mailLink }} />
      </p>
      {state !== 'sent' && (
        <form onSubmit={onSubmit} className="mt-5">
          <label htmlFor="links-address" className="mb-1.5 block text-sm font-semibold">
            {text('order.address')}
          </label>
          <input
            id="links-address"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            {...(failed && { 'aria-invalid': true, 'aria-describedby': 'links-address-error' })}
            className="block w-full rounded-xl border border-ink/30 bg-white px-4 py-3 text-base focus:border-peony-500 focus:ring-4 focus:ring-peony-500/15 focus:outline-none"
          />
          <p id="links-address-error" role="alert" className="text-sm font-medium text-danger not-empty:mt-1.5">
            {failed && <FormattedMessage id={failed} values={{ a: mailLink }} />}
          </p>
          <button type="submit" disabled={state === 'sending'} className={`${button('primary')} mt-4 w-full`}>
            {text(state === 'sending' ? 'order.freshSending' : 'order.byAddressSend')}
          </button>
        </form>
      )}
    </>
  );
}
