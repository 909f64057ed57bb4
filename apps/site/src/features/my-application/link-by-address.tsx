import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { EmailForm } from '../../ui/email-form.tsx';
import { mailLink } from '../../ui/mail-link.tsx';
import { useAction } from '../../ui/use-action.ts';
import { requestLink } from './api.ts';
import { useFailureText } from './failure.tsx';

/** Mails a link to an address. The confirmation is the same for known and unknown addresses. */
export function LinkByAddress() {
  const text = useText();
  const failureText = useFailureText();
  const { language } = useLocale();
  const [sent, setSent] = useState(false);
  const { busy, failed, run } = useAction(async (email: string) => {
    await requestLink(email, language);
    setSent(true);
  });
  return (
    <>
      <p role="status" className="text-pretty wrap-anywhere">
        <FormattedMessage id={sent ? 'my.linkSent' : 'my.linkAsk'} values={{ a: mailLink }} />
      </p>
      {!sent && (
        <EmailForm
          id="link-address"
          label={text('my.linkAddress')}
          send={text(busy ? 'my.linkSending' : 'my.linkSend')}
          busy={busy}
          failed={failed && failureText(failed)}
          onSend={run}
        />
      )}
    </>
  );
}
