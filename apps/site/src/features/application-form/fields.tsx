import { useState, type ReactNode } from 'react';
import { applicationLimits, type FieldError, type FieldErrorCode, type LabeledField } from '@blue-peony/contracts';
import { Assisted } from '../../contact/assisted.tsx';
import { useText } from '../../i18n/localized.tsx';
import type { MessageId } from '../../i18n/messages/messages.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { control } from '../../ui/control.ts';
import type { TextField } from './form-values.ts';

type FieldProps = {
  name: LabeledField;
  /** In place of the field's own. */
  label?: MessageId;
  hint?: MessageId;
  required?: boolean;
  error?: FieldError | undefined;
  className?: string;
};

type Described = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FrameProps = FieldProps & { children: (props: Described) => ReactNode };

function Field({ name, label, hint, required, error, className, children }: FrameProps) {
  const text = useText();
  const id = `application-${name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
        {text(label ?? `application.${name}`)}
        {required && <span className="text-blush-deep">*</span>}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-stone">
          {text(hint)}
        </p>
      )}
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}

function FieldMessage({ id, error }: { id: string; error: FieldError | undefined }) {
  const text = useText();
  if (!error) return null;
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-danger">
      {text(fieldText(error.code))}
    </p>
  );
}

export type InputProps = FieldProps & {
  name: TextField;
  /** Lines of a text field that has several. */
  rows?: number;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
};

export function Input({ rows, type = 'text', autoComplete, ...field }: InputProps) {
  const { name, required } = field;
  const [wrong, setWrong] = useState<FieldErrorCode>();
  const error = field.error ?? (wrong && { field: name, code: wrong });
  return (
    <Field {...field} error={error}>
      {(described) => (
        <Assisted
          {...described}
          {...{ name, rows, required, autoComplete }}
          {...(!rows && { type })}
          limit={applicationLimits[name]}
          onWrong={setWrong}
        />
      )}
    </Field>
  );
}

type SelectProps = FieldProps & { placeholder: MessageId; options: readonly { value: string; label: string }[] };

/** A choice whose empty placeholder cannot be chosen again, so that the browser asks for a value. */
export function Select({ placeholder, options, ...field }: SelectProps) {
  const text = useText();
  return (
    <Field {...field}>
      {(described) => (
        <select
          {...described}
          name={field.name}
          required={field.required}
          defaultValue=""
          className={`${control} select-arrow`}
        >
          <option value="" disabled>
            {text(placeholder)}
          </option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type CheckboxProps = { name: string; error: FieldError | undefined; children: ReactNode };

export function Checkbox({ name, error, children }: CheckboxProps) {
  const id = `application-${name}`;
  return (
    <div>
      <label className="flex items-start gap-3 text-base text-ink">
        <input
          id={id}
          type="checkbox"
          name={name}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 rounded accent-peony-600"
        />
        <span>
          {children}
          <span className="text-blush-deep">*</span>
        </span>
      </label>
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}
