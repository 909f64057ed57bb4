import { useState } from 'react';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { useAction } from '../../ui/use-action.ts';
import { requestLink } from './api.ts';
import { Failure } from './failure.tsx';

export function FreshLink({ email }: { email: string }) {
  const text = useText();
  const { language } = useLocale();
  const [sent, setSent] = useState(false);
  const send = useAction(async () => {
    await requestLink(email, language);
    setSent(true);
  });
  return (
    <section aria-labelledby="old-link" className="rounded-3xl bg-peony-50 p-5 sm:p-8">
      <h2 id="old-link" className="font-display text-2xl sm:text-[1.75rem]">
        {text('my.oldTitle')}
      </h2>
      <p className="mt-2 max-w-prose text-pretty text-stone">{text('my.oldText')}</p>
      <p role="status" dir="auto" className="font-medium wrap-anywhere not-empty:mt-3">
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
    </section>
  );
}
