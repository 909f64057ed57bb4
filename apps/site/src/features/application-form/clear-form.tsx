import { useText } from '../../i18n/localized.tsx';
import { AlertFrame } from '../../ui/alert-frame.tsx';
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
    <AlertFrame id="clear-form" title={text('application.clearAsk')} text={text('application.clearText')}>
      <div className="mt-6 flex flex-col gap-3">
        <button type="button" data-act="keep" className={button('quiet')}>
          {text('application.clearNo')}
        </button>
        <button type="reset" form={formId} className={button('dark')}>
          {text('application.clear')}
        </button>
      </div>
    </AlertFrame>
  );
}
