import type { ReactNode } from 'react';
import { whole, type Edited } from './edited.ts';
import { wordsOf } from './fact-words.ts';
import type { Field, Fields } from './fields.ts';
import { LineField, Problem } from './line-field.tsx';
import { ListEditor } from './list-editor.tsx';
import { isTree } from './values.ts';

/** The form of one value, by what the schema says about it. */
export function Editor(props: Edited) {
  const { field, path, value, seed } = props;
  // The parts of a row and the entries of a list are numbered, and what they are is said once.
  const { label, hint } = props.label === undefined ? wordsOf(path) : { label: props.label, hint: undefined };
  switch (field.kind) {
    case 'group':
      return (
        <Group path={path} label={label} hint={hint}>
          <Parts {...props} fields={field.fields} />
        </Group>
      );
    case 'row':
      return (
        <Group path={path} label={label} hint={hint}>
          <div className="flex flex-wrap gap-2">
            {field.items.map((item, index) => (
              <RowPart key={index} {...props} item={item} index={index} label={label} />
            ))}
          </div>
        </Group>
      );
    case 'variants': {
      const now = whole(value, seed) as Record<string, unknown>;
      const chosen = field.variants.find(({ values }) => values.includes(String(now[field.by]))) ?? field.variants[0]!;
      const by: Field = { kind: 'choice', choices: field.variants.flatMap(({ values }) => values) };
      return <Parts {...props} fields={{ [field.by]: by, ...chosen.fields }} variants={field.variants} by={field.by} />;
    }
    case 'list':
      return (
        <Group path={path} label={label} hint={hint}>
          <ListEditor {...props} field={field}>
            {(entry) => <Editor {...entry} />}
          </ListEditor>
        </Group>
      );
    default:
      return <LineField {...props} field={field} label={label} hint={hint} />;
  }
}

type GroupProps = { path: string; label: string; hint: string | undefined; children: ReactNode };

function Group({ path, label, hint, children }: GroupProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 pr-24 text-sm font-medium">{label}</legend>
      {hint && <p className="-mt-1.5 text-xs text-muted">{hint}</p>}
      {children}
      <Problem path={path} />
    </fieldset>
  );
}

type Variants = Extract<Field, { kind: 'variants' }>['variants'];

function Parts({
  path,
  value,
  seed,
  fields,
  by,
  variants,
  onChange,
}: Edited & { fields: Fields; by?: string; variants?: Variants }) {
  const now = whole(value, seed);
  const parts = isTree(now) ? now : {};
  const change = (name: string, part: unknown) => {
    const { [name]: _, ...others } = parts;
    const next = part === undefined ? others : { ...others, [name]: part };
    const kept = name === by && variants?.find(({ values }) => values.includes(String(part)))?.fields;
    if (!kept) return onChange(next);
    // The fields that the other kind does not have go.
    const both = Object.entries(next).filter(([each]) => each === by || Object.hasOwn(kept, each));
    return onChange(Object.fromEntries(both));
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {Object.entries(fields).map(([name, field]) => (
        <div key={name} className={['yes', 'row', 'group'].includes(field.kind) ? 'self-end sm:col-span-2' : ''}>
          <Editor field={field} path={`${path}/${name}`} value={parts[name]} onChange={(part) => change(name, part)} />
        </div>
      ))}
    </div>
  );
}

function RowPart({ path, value, seed, item, index, label, onChange }: Edited & { item: Field; index: number }) {
  const now = whole(value, seed);
  const parts: readonly unknown[] = Array.isArray(now) ? now : [];
  return (
    <div className="min-w-24 flex-1 [&_label>span:first-child]:sr-only [&_legend]:sr-only">
      <Editor
        field={item}
        path={`${path}/${index}`}
        label={`${label}, ${index + 1}`}
        value={parts[index]}
        onChange={(part) => onChange(parts.map((each, place) => (place === index ? part : each)))}
      />
    </div>
  );
}
