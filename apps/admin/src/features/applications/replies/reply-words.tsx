import { useState } from 'react';
import { messages } from '../../../i18n/messages.ts';
import { replies as text } from './words.ts';

const longest = 700;
const mostLines = 12;

const isLong = (words: string) => words.length > longest || words.split('\n').length > mostLines;

type Props = { words: string; lang?: string; cut?: boolean };

/** The text of a mail, whose language may run either way; a long one is folded. */
export function ReplyWords({ words, lang, cut = false }: Props) {
  const [whole, setWhole] = useState(false);
  if (!words.trim()) return <p className="text-muted">{text.noText}</p>;
  const long = isLong(words);
  return (
    <>
      <p
        lang={lang}
        dir="auto"
        className={`leading-relaxed whitespace-pre-line wrap-anywhere ${long && !whole ? 'line-clamp-8' : ''}`}
      >
        {words}
      </p>
      {long && (
        <button
          type="button"
          className="text-link min-h-6 cursor-pointer justify-self-start"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? messages.fields.showLess : messages.fields.showMore}
        </button>
      )}
      {cut && (whole || !long) && <p className="text-xs text-muted">{text.cut}</p>}
    </>
  );
}

/** What a mail repeats of earlier ones. Never deleted, because a quote may be cut in the wrong place. */
export function Quoted({ words }: { words: string }) {
  const [open, setOpen] = useState(false);
  if (!words.trim()) return null;
  return (
    <>
      <button
        type="button"
        className="min-h-6 cursor-pointer justify-self-start rounded-md px-1.5 text-xs text-muted hover:bg-sunken hover:text-body"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? text.quoted.hide : text.quoted.show}
      </button>
      {open && (
        <p dir="auto" className="border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere text-muted">
          {words}
        </p>
      )}
    </>
  );
}
