import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/localized.tsx';
import { AlertFrame } from '../../ui/alert-frame.tsx';
import { button } from '../../ui/button.ts';
import { isKept } from './draft.ts';

export const formId = 'application-form';

/** The styles show it once something was restored. A native reset, so that it works with and without React. */
export function RestoredLine({ disabled }: { disabled: boolean }) {
  const text = useText();
  return (
    <p className="draft-restored rounded-2xl bg-peony-50 px-4 text-sm text-ink">
      {text('application.draftRestored')}{' '}
      <button
        type="reset"
        disabled={disabled}
        className="min-h-11 font-semibold text-peony-700 underline underline-offset-4 disabled:opacity-60"
      >
        {text('application.draftDelete')}
      </button>
    </p>
  );
}

/** Where the draft is: in this tab, unless she keeps it on the device. The page script moves it. */
export function KeepDraft() {
  const text = useText();
  const box = useRef<HTMLInputElement>(null);
  // The page script may have set it before; a form that is drawn later starts here.
  useEffect(() => void (box.current!.checked = isKept()), []);
  return (
    <label className="needs-script flex min-h-11 items-center gap-3 text-sm text-stone">
      <input ref={box} type="checkbox" data-keep className="size-5 shrink-0 rounded accent-peony-600" />
      {text('application.draftKeep')}
    </label>
  );
}

/** For phones that several people use. The page script opens the dialog, with or without React. */
export function ClearButton({ disabled }: { disabled: boolean }) {
  const text = useText();
  return (
    <button
      type="button"
      data-act="clear"
      disabled={disabled}
      className="needs-script min-h-11 text-sm text-stone underline underline-offset-4 hover:text-ink disabled:opacity-60"
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
