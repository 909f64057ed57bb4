import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { whole, type Edited } from './edited.ts';
import { wordsOf } from './fact-words.ts';
import type { Field } from './fields.ts';
import { site as text } from './words.ts';

type Props = Edited & {
  field: Extract<Field, { kind: 'list' }>;
  /** The form of one entry. */
  children: (entry: Edited) => ReactNode;
};

/** The entries of a list; each can be changed, moved and removed by buttons, and the focus goes with it. */
export function ListEditor({ field, path, value, seed, onChange, children }: Props) {
  const now = whole(value, seed);
  const entries: readonly unknown[] = Array.isArray(now) ? now : [];
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState('');
  const { entry = 'entry' } = wordsOf(path);
  const nameOf = (index: number) => `${entry} ${index + 1}`;
  const focus = (index: number, what: string) =>
    requestAnimationFrame(() =>
      list.current?.children[index]
        ?.querySelector<HTMLElement>(what === 'field' ? 'input, select' : `[data-do=${what}]`)
        ?.focus(),
    );

  function move(from: number, to: number) {
    const next = [...entries];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
    setNews(text.list.moved(nameOf(from), to + 1, entries.length));
    const isEnd = to === 0 || to === entries.length - 1;
    focus(to, to < from === isEnd ? 'down' : 'up');
  }
  function remove(index: number) {
    onChange(entries.filter((_, place) => place !== index));
    setNews(text.list.removed(nameOf(index)));
    focus(Math.max(0, index - 1), 'remove');
  }
  function add() {
    onChange([...entries, emptyOf(field.item)]);
    focus(entries.length, 'field');
  }
  const isPlain = !['group', 'variants'].includes(field.item.kind);
  return (
    <>
      <ol ref={list} className="grid gap-2">
        {entries.map((each, index) => (
          <li
            // The entries have no names of their own, and their fields hold no state.
            key={index}
            className={isPlain ? 'flex items-start gap-1' : 'grid gap-2 rounded-lg bg-sunken/40 p-3 ring-1 ring-line'}
          >
            <div className={`flex items-center gap-1 ${isPlain ? 'order-last' : ''}`}>
              {!isPlain && <span className="mr-auto text-sm font-medium first-letter:uppercase">{nameOf(index)}</span>}
              {index > 0 && (
                <Step name="up" label={text.list.up(nameOf(index))} onPress={() => move(index, index - 1)}>
                  ↑
                </Step>
              )}
              {index < entries.length - 1 && (
                <Step name="down" label={text.list.down(nameOf(index))} onPress={() => move(index, index + 1)}>
                  ↓
                </Step>
              )}
              {entries.length > field.least && (
                <Step name="remove" label={text.list.remove(nameOf(index))} onPress={() => remove(index)}>
                  ✕
                </Step>
              )}
            </div>
            <div className={isPlain ? 'grow [&_label]:sr-only' : '[&>fieldset>legend]:sr-only'}>
              {children({
                field: field.item,
                path: `${path}/${index}`,
                label: nameOf(index),
                value: each,
                onChange: (part) => onChange(entries.map((old, place) => (place === index ? part : old))),
              })}
            </div>
          </li>
        ))}
      </ol>
      {entries.length < field.most && (
        <Button className="justify-self-start" onClick={add}>
          {text.list.add(entry)}
        </Button>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

function Step({
  name,
  label,
  onPress,
  children,
}: {
  name: string;
  label: string;
  onPress: () => void;
  children: string;
}) {
  return (
    <Button look="quiet" className="min-w-9 px-0!" data-do={name} aria-label={label} title={label} onClick={onPress}>
      {children}
    </Button>
  );
}

function emptyOf(field: Field): unknown {
  if (field.kind === 'group') {
    const needed = Object.entries(field.fields).filter(([, part]) => !('optional' in part) || !part.optional);
    return Object.fromEntries(needed.map(([name, part]) => [name, emptyOf(part)]));
  }
  if (field.kind === 'list') return [];
  if (field.kind === 'row') return field.items.map(emptyOf);
  if (field.kind === 'number') return 0;
  return field.kind === 'yes' ? false : '';
}
