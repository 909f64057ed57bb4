import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';

export const formId = 'application-form';

/** For phones that several people use. The page script opens the dialog, with or without React. */
export function ClearButton({ disabled }: { disabled: boolean }) {
  const text = useText();
  return (
    <button
      type="button"
      data-act="clear"
      disabled={disabled}
      className="min-h-8 text-sm text-stone underline underline-offset-4 hover:text-ink disabled:opacity-60"
    >
      {text('application.clear')}
    </button>
  );
}

/** Confirming fires the form's native reset event, which all other parts listen to. */
export function ClearDialog() {
  const text = useText();
  return (
    <dialog
      id="clear-form"
      role="alertdialog"
      aria-labelledby="clear-form-title"
      aria-describedby="clear-form-text"
      className="modal max-w-md"
    >
      <div className="p-6 sm:p-8">
        <h2 id="clear-form-title" className="font-display text-2xl text-ink">
          {text('application.clearAsk')}
        </h2>
        <p id="clear-form-text" className="mt-3 text-stone">
          {text('application.clearText')}
        </p>
        <div className="mt-6 flex flex-col gap-3">
          <button type="button" data-act="keep" className={button('quiet')}>
            {text('application.clearNo')}
          </button>
          <button type="reset" form={formId} className={button('dark')}>
            {text('application.clear')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
