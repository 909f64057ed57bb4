import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { control } from '../../ui/control.ts';
import { requestLink } from './api.ts';
import { Failure } from './failure.tsx';
import { mailLink } from '../../ui/mail-link.tsx';
import { useAction } from './use-action.ts';

/** Mails a link to an address. The confirmation is the same for known and unknown addresses. */
export function LinkByAddress() {
  const text = useText();
  const { language } = useLocale();
  const [sent, setSent] = useState(false);
  const send = useAction(async (form: FormData) => {
    await requestLink(form.get('email') as string, language);
    setSent(true);
  });
  return (
    <>
      <p role="status" className="text-pretty wrap-anywhere">
        <FormattedMessage id={sent ? 'my.linkSent' : 'my.linkAsk'} values={{ a: mailLink }} />
      </p>
      {!sent && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send.run(new FormData(event.currentTarget));
          }}
          className="mt-5"
        >
          <label htmlFor="link-address" className="mb-1.5 block text-sm font-semibold">
            {text('my.linkAddress')}
          </label>
          <input
            id="link-address"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            className={control}
          />
          <Failure code={send.failed} />
          <button type="submit" disabled={send.busy} className={`${button('primary')} mt-4 w-full`}>
            {text(send.busy ? 'my.linkSending' : 'my.linkSend')}
          </button>
        </form>
      )}
    </>
  );
}
