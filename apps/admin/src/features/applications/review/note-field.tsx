import { may, type Colleague } from '@blue-peony/contracts';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useColleagues } from '../../../api/colleagues.ts';
import { useStaff } from '../../../api/session.ts';
import { review } from '../review-words.ts';
import { offered, typedMention } from './mentions.ts';

const text = review.notes.mention;
const longestNote = 2_000;
const shown = 6;

type Props = Pick<ComponentProps<'textarea'>, 'aria-label' | 'autoFocus' | 'readOnly' | 'rows'> & {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
};

/** The text of a note. After an @ it offers colleagues by name: arrows and Enter, or a press, choose one. */
export function NoteField({ field, value, onText, onKeyDown, ...rest }: Props) {
  const list = useId();
  const { id: own } = useStaff();
  const { colleagues } = useColleagues();
  /** Where the last letter was typed; without it nothing is offered. */
  const [caret, setCaret] = useState<number>();
  const [marked, setMarked] = useState(0);
  /** Where the caret belongs once the chosen name is there. */
  const next = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    field.current?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  });

  const typing = caret === undefined ? undefined : typedMention(value, caret);
  const others = colleagues.filter(({ id, role, away }) => id !== own && !away && may(role, 'applications.read'));
  const offers = typing ? offered(others, typing.typed).slice(0, shown) : [];
  const isOpen = offers.length > 0;
  const current = Math.min(marked, offers.length - 1);

  function choose({ name }: Colleague) {
    const before = `${value.slice(0, typing!.from)}@${name} `;
    next.current = before.length;
    onText((before + value.slice(caret)).slice(0, longestNote));
    setCaret(undefined);
    field.current?.focus();
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey } = event;
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!isOpen || ctrlKey || metaKey) return onKeyDown(event);
    if (by) setMarked((current + by + offers.length) % offers.length);
    else if (key === 'Enter' || key === 'Tab') choose(offers[current]!);
    else if (key === 'Escape') setCaret(undefined);
    else return onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative grid grid-cols-1">
      <textarea
        {...rest}
        ref={field}
        dir="auto"
        className="field min-h-18 py-2 text-sm"
        maxLength={longestNote}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? `${list}-${current}` : undefined}
        onChange={({ target }) => {
          setCaret(target.selectionStart);
          setMarked(0);
          onText(target.value);
        }}
        onSelect={({ currentTarget }) => {
          // The caret went elsewhere without a letter.
          if (caret !== undefined && currentTarget.selectionStart !== caret) setCaret(undefined);
        }}
        onBlur={() => setCaret(undefined)}
        onKeyDown={onKey}
      />
      {isOpen && (
        <div
          id={list}
          role="listbox"
          aria-label={text.colleagues}
          className="absolute top-full left-0 z-30 mt-1 grid w-full max-w-72 grid-cols-1 rounded-lg bg-surface p-1 shadow-xl ring-1 ring-line"
        >
          {offers.map((colleague, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the field choose too
            <div
              key={colleague.id}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className="flex min-h-9 cursor-pointer items-center rounded-md px-2.5 hover:bg-tint aria-selected:bg-tint aria-selected:font-medium"
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(colleague)}
            >
              <bdi className="truncate">{colleague.name}</bdi>
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen && text.offered(offers.length)}
      </p>
    </div>
  );
}
