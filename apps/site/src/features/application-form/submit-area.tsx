import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Waiting } from './keep-trying.ts';

type Props = {
  busy: boolean;
  sending: { number: number; count: number } | undefined;
  waiting: Waiting | undefined;
  onStop: () => void;
};

/** All messages are in the HTML: the page script selects one by the form's `data-press` before hydration. */
export function SubmitArea({ busy, sending, waiting, onStop }: Props) {
  const text = useText();
  const submit = useRef<HTMLButtonElement>(null);
  const stopped = useRef(false);

  useEffect(() => {
    // The pressed button no longer exists: without this the focus would be lost.
    if (!busy && stopped.current) submit.current?.focus();
    stopped.current = false;
  }, [busy]);
  const stop = () => {
    stopped.current = true;
    onStop();
  };
  return (
    <div>
      <button
        ref={submit}
        type="submit"
        disabled={busy}
        className={`${button('primary')} w-full aria-disabled:cursor-progress aria-disabled:opacity-70 sm:w-auto sm:min-w-60`}
      >
        {!busy && <span className="press-ready">{text('application.submit')}</span>}
        <span className="press-sending">
          <Spinner className="size-5" />
          {text('application.submitting')}
        </span>
      </button>
      <p role="status" className="mt-3 min-h-6 text-sm text-stone">
        {waiting ? (
          <span className="font-medium text-ink">
            {text(waiting.reason === 'busy' ? 'application.waitBusy' : 'application.waitOffline')}
          </span>
        ) : sending ? (
          text('application.uploading', sending)
        ) : (
          <span className="press-sending">{text('application.sending')}</span>
        )}
        {!waiting && <span className="press-waiting font-medium text-ink">{text('application.waitOffline')}</span>}
        <span className="press-unsent font-medium text-danger">
          {text('application.submitFailed', { message: text('problem.network') })} {text('application.valuesKept')}
        </span>
      </p>
      <div className="press-unsent">
        <button type="button" data-act="later" className={`${button('dark')} mt-3 whitespace-normal`}>
          {text('application.sendLater')}
        </button>
      </div>
      {!waiting && (
        <div className="press-waiting">
          <button type="button" data-act="stop" className={`${button('light')} mt-3`}>
            {text('application.stop')}
          </button>
        </div>
      )}
      {waiting && (
        <div className="mt-3 flex flex-col gap-3 sm:flex-row">
          <button type="button" className={button('dark')} onClick={waiting.tryNow}>
            {text('application.tryNow')}
          </button>
          <button type="button" className={button('light')} onClick={stop}>
            {text('application.stop')}
          </button>
        </div>
      )}
    </div>
  );
}
