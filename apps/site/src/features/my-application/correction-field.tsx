import { useState } from 'react';
import {
  applicationLimits,
  earningsBands,
  isLongText,
  type FieldError,
  type FieldErrorCode,
} from '@blue-peony/contracts';
import { Assisted } from '../../contact/assisted.tsx';
import { useBandText, useText } from '../../i18n/localized.tsx';
import { fieldText } from '../../i18n/problem-text.ts';
import { control } from '../../ui/control.ts';
import type { Correctable } from './values.ts';

type Props = {
  field: Correctable;
  value: string;
  e164: string | null | undefined;
  error: FieldError | undefined;
  stored: string | undefined;
};

const required: readonly Correctable[] = ['name', 'whatsapp', 'country', 'city'];

export function CorrectionField({ field, value, e164, error: refused, stored }: Props) {
  const [wrong, setWrong] = useState<FieldErrorCode>();
  const error = refused?.code ?? wrong;
  const text = useText();
  const bandText = useBandText();
  const id = `correct-${field}`;
  const shared = {
    id,
    name: field,
    dir: 'auto',
    defaultValue: value,
    required: required.includes(field),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error || stored ? `${id}-note` : undefined,
  };
  return (
    <div className={isLongText(field) ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {text(`application.${field}`)}
        {shared.required && <span className="text-blush-deep">*</span>}
      </label>
      {field === 'onlyfans_monthly_earnings' ? (
        <select {...shared} className={`${control} select-arrow`}>
          {earningsBands.map((band) => (
            <option key={band} value={band}>
              {bandText(band)}
            </option>
          ))}
        </select>
      ) : (
        <Assisted
          {...shared}
          {...(isLongText(field)
            ? { rows: field === 'message' ? 5 : 2 }
            : { type: field === 'whatsapp' ? 'tel' : 'text' })}
          limit={applicationLimits[field]}
          e164={e164}
          onWrong={setWrong}
        />
      )}
      <p
        id={`${id}-note`}
        dir="auto"
        className={`text-sm font-medium wrap-anywhere not-empty:mt-1.5 ${error ? 'text-danger' : 'text-blush-deep'}`}
      >
        {error ? text(fieldText(error)) : stored !== undefined && text('my.storedNow', { value: stored })}
      </p>
    </div>
  );
}
