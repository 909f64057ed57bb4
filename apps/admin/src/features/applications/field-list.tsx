import { messages } from '../../i18n/messages.ts';
import { textOr } from './labels.ts';

export type Field = { label: string; value: string | null; empty?: string; id?: string };

/** Labels and what the applicant wrote, as text and nothing but text. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="grid gap-y-0.5">
      {fields.map(({ label, value, empty = messages.fields.blank, id }) => (
        <div key={label} className="wrap-anywhere">
          <dt className="inline text-ink/65 after:content-[':_']">{label}</dt>{' '}
          <dd id={id} className={`inline whitespace-pre-line ${value?.trim() ? '' : 'text-ink/65'}`}>
            {textOr(value, empty)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
