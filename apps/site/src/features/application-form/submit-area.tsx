import { agency } from '@blue-peony/agency';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Progress } from './submit-application.ts';

/**
 * The button, and the words beside it. Those of every state stand in the page: the page script shows them by the form's
 * `data-press` before React is there.
 */
export function SubmitArea({ progress }: { progress: Progress | undefined }) {
  const text = useText();
  return (
    <div>
      <button
        type="submit"
        disabled={progress !== undefined}
        className={`${button('primary')} w-full aria-disabled:cursor-progress aria-disabled:opacity-70 sm:w-auto sm:min-w-60`}
      >
        {!progress && <span className="press-ready">{text('application.submit')}</span>}
        <span className="press-sending">
          <Spinner className="size-5" />
          {text('application.submitting')}
        </span>
      </button>
      <p role="status" className="mt-3 min-h-6 text-sm text-stone">
        {progress?.step === 'upload' ? (
          text('application.uploading', { number: progress.number, count: progress.count })
        ) : (
          <span className="press-sending">{text('application.sending')}</span>
        )}
        <span className="press-unsent font-medium text-danger">
          {text('application.submitFailed', { message: text('problem.network') })} {text('application.valuesKept')}
        </span>
      </p>
      <noscript>
        <p className="font-medium text-danger">{text('application.noScript', { email: agency.email })}</p>
      </noscript>
    </div>
  );
}
