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
  /** For long texts: the characters beyond which the text is folded. */
  fold?: number | undefined;
  copied?: boolean | undefined;
};

/** The layout: one field per line, or in running lines; `bare` shows no labels and no empty fields. */
export type FieldFlow = 'column' | 'lines' | 'bare';

const flows: Record<FieldFlow, string> = {
  column: 'grid gap-y-0.5',
  lines: 'flex flex-wrap gap-x-2.5',
  bare: 'flex flex-wrap gap-x-2.5',
};

/** Labels and values as plain text. Only addresses that the server made into links are links. */
export function FieldList({ fields, flow = 'column' }: { fields: readonly Field[]; flow?: FieldFlow | undefined }) {
  const bare = flow === 'bare';
  return (
    <dl className={flows[flow]}>
      {fields.map(({ label, value, empty = messages.fields.blank, id, href, fold, copied }) => (
        <div key={label} className={`wrap-anywhere ${bare && !value?.trim() ? 'sr-only' : ''}`}>
          <dt className={bare ? 'sr-only' : "inline text-muted after:content-[':_']"}>{label}</dt>{' '}
          <dd id={id} dir="auto" className={`inline whitespace-pre-line ${value?.trim() ? '' : 'text-muted'}`}>
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
