import { messages } from '../../i18n/messages.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { textOr } from './labels.ts';
import { LongText } from './long-text.tsx';

type Field = {
  label: string;
  value: string | null;
  /** The text of the link, instead of the value. */
  shown?: string | undefined;
  empty?: string;
  id?: string;
  href?: string | undefined;
  /** For long texts: the characters beyond which the text is folded. */
  fold?: number | undefined;
  copied?: boolean | undefined;
};

/** The layout: one field per line, cut to it in `rows`, or running lines. */
export type FieldFlow = 'column' | 'rows' | 'lines';

const flows: Record<FieldFlow, string> = {
  column: 'grid gap-y-0.5',
  rows: 'grid grid-cols-[minmax(0,1fr)]',
  lines: 'flex flex-wrap gap-x-2.5',
};

/** Labels and values as plain text. Only addresses that the server made into links are links. */
export function FieldList({ fields, flow = 'column' }: { fields: readonly Field[]; flow?: FieldFlow | undefined }) {
  const rows = flow === 'rows';
  return (
    <dl className={flows[flow]}>
      {fields.map(({ label, value, shown, empty = messages.fields.blank, id, href, fold, copied }) => (
        <div
          key={label}
          title={rows ? (value ?? undefined) : undefined}
          className={`wrap-anywhere ${rows ? (fold && value ? 'xl:flex' : 'xl:truncate') : ''}`}
        >
          <dt className={`inline shrink-0 text-muted after:content-[':_'] ${rows && fold ? 'pr-1' : ''}`}>{label}</dt>{' '}
          <dd
            id={id}
            dir="auto"
            className={`inline min-w-0 ${rows ? '' : 'whitespace-pre-line'} ${value?.trim() ? '' : 'text-muted'}`}
          >
            {href ? (
              <a className="text-link" href={href} target="_blank" rel="noopener noreferrer nofollow">
                {shown ?? value}
              </a>
            ) : fold && value?.trim() ? (
              <LongText text={value} fold={fold} lines={rows ? 1 : 2} />
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
