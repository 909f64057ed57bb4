import { useState, type FormEvent } from 'react';
import type { Correction, FieldError, MyApplication } from '@blue-peony/contracts';
import { codeOf, RequestFailure } from '@blue-peony/ui';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { useAction } from '../../ui/use-action.ts';
import { correct } from './api.ts';
import { CorrectionField } from './correction-field.tsx';
import { correctable, useValueText } from './values.ts';
import { Failure } from './failure.tsx';
import { focusFirst } from './focus.ts';
import type { Own } from './use-stored.ts';

type Props = { own: Own; onDone: (saved: boolean) => void };

/** After a change by staff in between, both values are shown, and the applicant saves again. */
export function CorrectionForm({ own: { application, secret, update, reload }, onDone }: Props) {
  const text = useText();
  const valueText = useValueText();
  const [base] = useState(application);
  const [conflict, setConflict] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);

  const save = useAction(async (form: FormData) => {
    setErrors([]);
    // She has seen the stored values: after a conflict, or because only something else has changed.
    const seen = conflict || correctable.every((field) => application[field] === base[field]);
    const { version } = seen ? application : base;
    try {
      update(await correct(secret, correctionOf(form, base, version)));
      onDone(true);
    } catch (error) {
      if (error instanceof RequestFailure) setErrors(error.errors);
      if (codeOf(error) !== 'version_conflict') throw error;
      setConflict(true);
      reload();
    }
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.run(new FormData(event.currentTarget));
  };
  return (
    <form ref={focusFirst} onSubmit={onSubmit}>
      <p className="mb-5 text-pretty text-stone">{text('my.correctLead')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {correctable.map((field) => (
          <CorrectionField
            key={field}
            field={field}
            value={base[field] ?? ''}
            e164={base.phone_e164}
            error={errors.find((error) => error.field === field)}
            stored={conflict && application[field] !== base[field] ? valueText(application, field) : undefined}
          />
        ))}
      </div>
      <p role="alert" className="rounded-2xl bg-blush-soft px-5 py-4 text-pretty not-empty:mt-5 empty:hidden">
        {conflict && text('my.conflict')}
      </p>
      <Failure code={save.failed} />
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="submit" disabled={save.busy} className={`${button('primary')} max-sm:w-full`}>
          {text(save.busy ? 'my.saving' : 'my.save')}
        </button>
        <button type="button" onClick={() => onDone(false)} className={`${button('quiet')} max-sm:w-full`}>
          {text('my.cancel')}
        </button>
      </div>
    </form>
  );
}

/** Only the changed fields, so that changes by staff to other fields stay. */
function correctionOf(form: FormData, before: MyApplication, version: number): Correction {
  const typed = correctable.map((field) => [field, form.get(field) as string] as const);
  const changed = typed.filter(([field, value]) => value.trim() !== (before[field] ?? ''));
  const country = form.get('phone_country') as string;
  return { ...Object.fromEntries(changed), ...(country && { phone_country: country }), version };
}
