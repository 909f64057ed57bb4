import { messages } from '../../i18n/messages.ts';
import { CopyButton } from './copy-button.tsx';
import { textOr } from './labels.ts';
import { LongText } from './long-text.tsx';

type Field = {
  label: string;
  value: string | null;
  empty?: string;
  id?: string;
  href?: string | undefined;
  /** Of a text that may go on for many lines: the characters beyond which it folds. */
  fold?: number | undefined;
  /** Whether a button copies it. */
  copied?: boolean | undefined;
};

/** How fields stand: one below the other, or in running lines; `bare` shows no labels, nor what has no value. */
export type FieldFlow = 'column' | 'lines' | 'bare';

const flows: Record<FieldFlow, string> = {
  column: 'grid gap-y-0.5',
  lines: 'flex flex-wrap gap-x-2.5',
  bare: 'flex flex-wrap gap-x-2.5',
};

type Props = { fields: readonly Field[]; flow?: FieldFlow | undefined };

/** Labels and what the applicant wrote, as text; a link only where the server made one of it. */
export function FieldList({ fields, flow = 'column' }: Props) {
  const bare = flow === 'bare';
  return (
    <dl className={flows[flow]}>
      {fields.map(({ label, value, empty = messages.fields.blank, id, href, fold, copied }) => (
        <div key={label} className={`wrap-anywhere ${bare && !value?.trim() ? 'sr-only' : ''}`}>
          <dt className={bare ? 'sr-only' : "inline text-ink/65 after:content-[':_']"}>{label}</dt>{' '}
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
            {copied && value?.trim() && <CopyButton value={value} label={label} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
