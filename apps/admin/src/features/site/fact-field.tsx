import { useEffect, useRef } from 'react';
import { useParams } from '../../router/place.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Editor } from './editor.tsx';
import { wordsOf } from './fact-words.ts';
import { facts } from './fields.ts';
import { seedOf } from './seeds.ts';
import { useShownDraft } from './use-site-draft.ts';
import { site as text } from './words.ts';

/** One fact with its name, what is delivered for it, and what is wrong with it. */
export function FactField({ name }: { name: string }) {
  const { values, set } = useShownDraft();
  const frame = useRef<HTMLDivElement>(null);
  const isWanted = useParams().get('at')?.startsWith(name) ?? false;
  useEffect(() => {
    if (!isWanted) return;
    frame.current?.scrollIntoView({ block: 'center' });
    frame.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [isWanted]);

  const field = facts.get(name)!;
  const { label } = wordsOf(name);
  const isOwn = values[name] !== undefined;
  return (
    <div
      ref={frame}
      className={`relative ${['list', 'row', 'group', 'variants', 'long', 'media'].includes(field.kind) ? 'sm:col-span-2' : ''}`}
    >
      <span className="absolute top-0 right-0 z-10">
        {isOwn ? (
          <Button
            look="quiet"
            className="-my-1.5 min-h-8! px-2! text-xs!"
            aria-label={text.takeBackNamed(label)}
            onClick={() => set(name, undefined)}
          >
            {text.takeBack}
          </Button>
        ) : (
          <Tag>{text.delivered}</Tag>
        )}
      </span>
      <Editor
        field={field}
        path={name}
        value={values[name]}
        seed={seedOf(name)}
        onChange={(value) => set(name, value)}
      />
    </div>
  );
}
