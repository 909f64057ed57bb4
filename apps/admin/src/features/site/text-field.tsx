import { locales, type Language } from '@blue-peony/contracts';
import { useLayoutEffect, useRef } from 'react';
import { filters } from '../../i18n/filters.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { constructsOf, edited, piecesOf } from './pieces.ts';
import { seedOf } from './seeds.ts';
import { useShownDraft } from './use-site-draft.ts';
import { typedText } from './values.ts';
import { site as words } from './words.ts';

const text = words.texts;

/** The facts that placeholders of every long text stand for. */
const meanings: Readonly<Record<string, string>> = { agency: 'facts/agency/name', mailbox: 'facts/agency/email' };

type Props = {
  id: string;
  language: Language;
  /** What is delivered; undefined where this language has no such text. */
  seed: string | undefined;
  own: string | undefined;
  /** Whether another language has a text of the agency's own. */
  isChanged: boolean;
  /** The constructs that the text must keep, by name with their source in this language. */
  known: ReadonlyMap<string, string>;
  /** Placeholders that it may have besides. */
  offered: readonly string[];
  onChange: (own: string | undefined) => void;
};

/** A text in one language. Its placeholders are chips within it: they are put in and taken out as a whole. */
export function TextField({ id, language, seed, own, isChanged, known, offered, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the caret belongs after a change that is not the one that was typed. */
  const caret = useRef<number>(undefined);
  const shown = own ?? seed ?? '';
  const lost = [...known].filter(([name]) => !constructsOf(shown).has(name));
  const all = new Map([...offered.map((name) => [name, `{${name}}`] as const), ...known]);
  const { values } = useShownDraft();
  const meaningOf = (name: string) => meanings[name] && typedText(values[meanings[name]] ?? seedOf(meanings[name]));
  const called = filters.languages[language];

  useLayoutEffect(() => {
    if (caret.current === undefined || !field.current) return;
    field.current.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function take(next: { text: string; at: number }) {
    caret.current = next.at;
    onChange(next.text === seed || next.text.trim() === '' ? undefined : next.text);
  }
  function insert(source: string) {
    const { selectionStart: at, selectionEnd: end } = field.current!;
    // A chip that would stand in another one stands behind it.
    const inside = piecesOf(shown).find((piece) => piece.start < at && at < piece.end);
    const [from, to] = inside ? [inside.end, inside.end] : [at, end];
    take({ text: shown.slice(0, from) + source + shown.slice(to), at: from + source.length });
    field.current!.focus();
  }
  return (
    <div className="group grid min-w-0 content-start gap-1.5">
      <div className="flex min-h-6 flex-wrap items-center gap-x-2">
        <label htmlFor={id} className="text-xs font-medium text-muted">
          {called}
        </label>
        <State own={own} seed={seed} isChanged={isChanged} />
        {own !== undefined && seed !== undefined && (
          <Button
            look="quiet"
            className="-my-1 ml-auto min-h-8! px-1.5! text-xs!"
            aria-label={words.takeBackNamed(called)}
            onClick={() => onChange(undefined)}
          >
            {words.takeBack}
          </Button>
        )}
      </div>
      <div className="grid text-sm/6 wrap-anywhere whitespace-pre-wrap [&>*]:[grid-area:1/1]">
        {/* Lies behind the words, and makes the field as high as they are. */}
        <div aria-hidden="true" className="min-h-11 border border-transparent px-3 py-2 text-transparent">
          {drawn(shown)}{' '}
        </div>
        <textarea
          ref={field}
          id={id}
          className={`field resize-none overflow-hidden bg-transparent! py-2 text-sm/6! ${own === undefined ? 'text-muted' : ''}`}
          lang={locales.find((locale) => locale.language === language)!.tag}
          dir="auto"
          maxLength={10_000}
          value={shown}
          onChange={({ target }) => take(edited(shown, target.value, all))}
        />
      </div>
      {all.size > 0 && (
        <ul className="flex flex-wrap gap-1">
          {[...all].map(([name, source]) => (
            <li key={name} className={known.has(name) ? '' : 'hidden group-focus-within:list-item'}>
              <button
                type="button"
                title={source}
                aria-label={text.insertNamed(name, called)}
                className="min-h-6 cursor-pointer rounded bg-tint px-1.5 text-xs text-link hover:bg-sunken"
                // The field keeps its focus, and so its chips.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insert(source)}
              >
                + {name}
                {meaningOf(name) && <span className="text-muted">{` = ${meaningOf(name)}`}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {own !== undefined &&
        lost.map(([name]) => (
          <p key={name} className="text-xs text-danger">
            {text.lost(name)}
          </p>
        ))}
    </div>
  );
}

function State({ own, seed, isChanged }: Pick<Props, 'own' | 'seed' | 'isChanged'>) {
  if (own !== undefined) return <Tag tone="accent">{text.own}</Tag>;
  if (seed === undefined) return <Tag tone="danger">{text.missing}</Tag>;
  return isChanged ? <Tag tone="warning">{text.behind}</Tag> : null;
}

/** The words with the chips' ground under what is no word. */
function drawn(shown: string) {
  const parts = [];
  let end = 0;
  for (const piece of piecesOf(shown)) {
    parts.push(shown.slice(end, piece.start));
    parts.push(
      <span key={piece.start} className="rounded bg-tint shadow-[0_0_0_1px_var(--color-line)]">
        {shown.slice(piece.start, piece.end)}
      </span>,
    );
    end = piece.end;
  }
  return [...parts, shown.slice(end)];
}
