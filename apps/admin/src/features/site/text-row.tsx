import { languages, mayNameAgency, type Language, type SiteText } from '@blue-peony/contracts';
import { useEffect, useRef } from 'react';
import { useParams } from '../../router/place.ts';
import { moduleName, textParts } from './naming.ts';
import { constructsOf } from './pieces.ts';
import { TextField } from './text-field.tsx';
import { useShownDraft } from './use-site-draft.ts';

type Props = { item: SiteText; /** Undefined: all, side by side. */ only: Language | undefined };

/** One text in its languages. */
export function TextRow({ item: { key, texts }, only }: Props) {
  const { values, set } = useShownDraft();
  const row = useRef<HTMLLIElement>(null);
  const wanted = useParams().get('at');
  const isWanted = wanted?.endsWith(`/${key}`) ?? false;
  useEffect(() => {
    if (!isWanted) return;
    row.current?.scrollIntoView({ block: 'center' });
    document.getElementById(wanted!)?.focus();
  }, [isWanted, wanted]);

  const { module } = textParts(`en/${key}`);
  const keyOf = (language: Language) => `texts/${language}/${key}`;
  const isChanged = languages.some((language) => values[keyOf(language)] !== undefined);
  const offered = mayNameAgency(key) ? ['agency', 'mailbox'] : [];
  // A language without a text of its own takes the form of the first that has one.
  const first = Object.values(texts)[0]?.seed;
  return (
    <li ref={row} className="panel grid gap-2 p-3 sm:p-4">
      <h2 className="flex flex-wrap items-baseline gap-x-2 text-sm font-medium">
        {moduleName(module)}
        <code className="min-w-0 text-xs font-normal wrap-anywhere text-muted">{key.slice(module.length + 1)}</code>
      </h2>
      <div className={only ? '' : 'grid grid-cols-5 gap-3'}>
        {(only ? [only] : languages).map((language) => {
          const name = keyOf(language);
          const seed = texts[language]?.seed;
          return (
            <TextField
              key={language}
              id={name}
              language={language}
              seed={seed}
              own={values[name] as string | undefined}
              isChanged={isChanged}
              known={constructsOf(seed ?? first ?? '')}
              offered={offered}
              onChange={(own) => set(name, own)}
            />
          );
        })}
      </div>
    </li>
  );
}
