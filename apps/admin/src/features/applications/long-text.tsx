import { useState } from 'react';
import { messages } from '../../i18n/messages.ts';

const shortLines = 2;

/** @param fold characters beyond which the text is folded to `lines`, one or two */
export function LongText({ text, fold, lines = 2 }: { text: string; fold: number; lines?: 1 | 2 }) {
  const [open, setOpen] = useState(false);
  const long = text.length > fold || text.split('\n').length > shortLines;
  return (
    <span className={long && !open ? 'inline-flex max-w-full items-end gap-x-2' : ''}>
      <span
        dir="auto"
        className={`whitespace-pre-line wrap-anywhere ${long ? (open ? 'block' : lines === 1 ? 'line-clamp-1' : 'line-clamp-2') : ''}`}
      >
        {text}
      </span>
      {long && (
        <button
          type="button"
          className="text-link shrink-0 cursor-pointer"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? messages.fields.showLess : messages.fields.showMore}
        </button>
      )}
    </span>
  );
}
