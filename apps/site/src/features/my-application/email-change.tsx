import { useState } from 'react';
import { applicationLimits } from '@blue-peony/contracts';
import { Assisted } from '../../contact/assisted.tsx';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { useAction } from '../../ui/use-action.ts';
import { correct } from './api.ts';
import { Failure } from './failure.tsx';
import { focus, focusFirst } from './focus.ts';
import { smallButton } from './panel.tsx';
import type { Own } from './use-stored.ts';

/** The applicant's address. A new one is confirmed from both the old and the new mailbox. */
export function EmailChange({ application, secret, update, reload }: Own) {
  const text = useText();
  const [open, setOpen] = useState<boolean>();
  const { email, new_email: waiting, fresh, version } = application;
  const change = useAction(async (address: string) => {
    update(await correct(secret, { email: address, version }));
    setOpen(false);
    // The link may be too old or the version outdated: then load the current state.
  }, reload);
  return (
    <div className="mt-6 border-t border-ink/10 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-stone">{text('my.email')}</p>
          <p dir="auto" className="wrap-anywhere">
            {email}
          </p>
        </div>
        {fresh && !open && (
          <button
            type="button"
            ref={open === false ? focus : undefined}
            onClick={() => setOpen(true)}
            aria-label={`${text('my.emailChange')}: ${text('my.email')}`}
            className={smallButton}
          >
            {text('my.emailChange')}
          </button>
        )}
      </div>
      <p role="status" dir="auto" className="font-medium wrap-anywhere text-peony-700 not-empty:mt-3">
        {waiting && text('my.emailWaiting', { email: waiting })}
      </p>
      {open && <EmailForm change={change} onCancel={() => setOpen(false)} />}
    </div>
  );
}

type FormProps = { change: ReturnType<typeof useAction<[address: string]>>; onCancel: () => void };

function EmailForm({ change, onCancel }: FormProps) {
  const text = useText();
  return (
    <form
      ref={focusFirst}
      onSubmit={(event) => {
        event.preventDefault();
        change.run(new FormData(event.currentTarget).get('email') as string);
      }}
      className="mt-4"
    >
      <label htmlFor="new-email" className="mb-1.5 block text-sm font-semibold">
        {text('my.emailNew')}
      </label>
      <Assisted
        id="new-email"
        name="email"
        type="email"
        required
        limit={applicationLimits.email}
        autoComplete="email"
        aria-describedby="new-email-hint"
      />
      <p id="new-email-hint" className="mt-1.5 text-sm text-stone">
        {text('my.emailLead')}
      </p>
      <Failure code={change.failed} />
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="submit" disabled={change.busy} className={`${button('primary')} max-sm:w-full`}>
          {text(change.busy ? 'my.saving' : 'my.save')}
        </button>
        <button type="button" onClick={onCancel} className={`${button('quiet')} max-sm:w-full`}>
          {text('my.cancel')}
        </button>
      </div>
    </form>
  );
}
