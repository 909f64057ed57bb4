import { useState } from 'react';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { requestLink } from './api.ts';
import { Failure } from './failure.tsx';
import { useAction } from './use-action.ts';

/** Mails a fresh link on one press, when the current link is too old for irreversible actions. */
export function FreshLink({ email }: { email: string }) {
  const text = useText();
  const { language } = useLocale();
  const [sent, setSent] = useState(false);
  const send = useAction(async () => {
    await requestLink(email, language);
    setSent(true);
  });
  return (
    <div className="rounded-3xl bg-peony-50 p-5 sm:p-6">
      <h3 className="font-semibold">{text('my.oldTitle')}</h3>
      <p className="mt-1 text-pretty text-stone">{text('my.oldText')}</p>
      <p role="status" className="font-medium wrap-anywhere not-empty:mt-3">
        {sent && text('my.oldSent', { email })}
      </p>
      {!sent && (
        <button
          type="button"
          disabled={send.busy}
          onClick={send.run}
          className={`${button('primary')} mt-4 max-sm:w-full max-sm:whitespace-normal`}
        >
          {text(send.busy ? 'my.linkSending' : 'my.oldSend')}
        </button>
      )}
      <Failure code={send.failed} />
    </div>
  );
}
