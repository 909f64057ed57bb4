import { useId } from 'react';
import { localTime } from '../../ui/local-time.ts';
import { Select } from '../../ui/select.tsx';
import type { Edited } from './edited.ts';
import { choiceWords } from './fact-words.ts';
import type { Field } from './fields.ts';
import { MediaField } from './media-field.tsx';
import { useShownDraft } from './use-site-draft.ts';
import { typedText } from './values.ts';
import { site as text } from './words.ts';

type OneLine = Exclude<Field, { kind: 'group' | 'row' | 'list' | 'variants' }>;
type Props = Edited & { field: OneLine; hint: string | undefined };

/** A fact of one value. */
export function LineField({ field, path, value, seed, label, hint, onChange }: Props) {
  const id = useId();
  const { problems } = useShownDraft();
  const common = {
    id: path,
    'aria-describedby': `${id}-hint ${id}-problem`,
    'aria-invalid': problems.has(path) || undefined,
  };
  if (field.kind === 'yes') {
    return (
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          {...common}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
    );
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={path} className="text-sm font-medium">
        <span className="block pr-24">{label}</span>
      </label>
      <Control field={field} value={value} seed={seed} common={common} onChange={onChange} />
      {hint && (
        <span id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </span>
      )}
      <Problem id={`${id}-problem`} path={path} />
    </div>
  );
}

type ControlProps = Pick<Edited, 'value' | 'seed' | 'onChange'> & {
  field: Exclude<OneLine, { kind: 'yes' }>;
  common: { id: string };
};

function Control({ field, value, seed, common, onChange }: ControlProps) {
  const placeholder = typedText(seed);
  if (field.kind === 'choice') {
    return (
      <Select
        {...common}
        className="field text-sm"
        value={typedText(value)}
        options={field.choices.map((choice) => [choice, choiceWords[choice] ?? choice])}
        onChoose={(choice) => onChange(choice === '' ? undefined : choice)}
      >
        {seed !== undefined && (
          <option value="">{`${text.delivered}: ${choiceWords[placeholder] ?? placeholder}`}</option>
        )}
      </Select>
    );
  }
  if (field.kind === 'number') {
    return (
      <input
        {...common}
        type="number"
        className="field"
        min={field.least}
        max={field.most}
        step={field.whole ? 1 : 'any'}
        placeholder={placeholder}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
      />
    );
  }
  // An empty field is as delivered, unless something is delivered that she wants away.
  const typed = (next: string) =>
    onChange(next !== '' || (field.optional && seed !== '') || seed === undefined ? next : undefined);
  if (field.kind === 'media')
    return <MediaField {...common} kind={field.media} value={typedText(value)} seed={placeholder} onChange={typed} />;
  const shown = {
    ...common,
    dir: 'auto',
    maxLength: field.longest,
    placeholder,
    value: typedText(value),
  };
  if (field.kind === 'long') {
    return (
      <textarea
        {...shown}
        className="field field-sizing-content max-h-60 min-h-20 py-2 font-mono text-xs!"
        onChange={({ target }) => typed(target.value)}
      />
    );
  }
  if (field.kind === 'datetime') {
    return (
      <input
        {...common}
        type="datetime-local"
        className="field"
        value={localTime(typedText(value))}
        onChange={({ target }) => typed(target.value && new Date(target.value).toISOString())}
      />
    );
  }
  return <input {...shown} type={field.kind} className="field" onChange={({ target }) => typed(target.value)} />;
}

export function Problem({ id, path }: { id?: string; path: string }) {
  const { problems } = useShownDraft();
  return (
    <span id={id} className="text-xs text-danger empty:hidden">
      {problems.get(path)}
    </span>
  );
}
