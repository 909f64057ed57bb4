import { messages } from '../../i18n/messages.ts';
import { textOr } from './labels.ts';
import { LongText } from './long-text.tsx';

export type Field = {
  label: string;
  value: string | null;
  empty?: string;
  id?: string;
  href?: string | undefined;
  /** Of a text that may go on for many lines: the characters beyond which it folds. */
  fold?: number | undefined;
};

/** Labels and what the applicant wrote, as text; a link only where the server made one of it. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="grid gap-y-0.5">
      {fields.map(({ label, value, empty = messages.fields.blank, id, href, fold }) => (
        <div key={label} className="wrap-anywhere">
          <dt className="inline text-ink/65 after:content-[':_']">{label}</dt>{' '}
          <dd id={id} className={`inline whitespace-pre-line ${value?.trim() ? '' : 'text-ink/65'}`}>
            {href ? (
              <a className="text-link" href={href} target="_blank" rel="noopener noreferrer nofollow">
                {value}
              </a>
            ) : fold && value?.trim() ? (
              <LongText text={value} fold={fold} />
            ) : (
              textOr(value, empty)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
