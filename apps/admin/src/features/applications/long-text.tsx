import { useState } from 'react';
import { messages } from '../../i18n/messages.ts';

const shortLines = 4;

export function LongText({ text, fold }: { text: string; fold: number }) {
  const [open, setOpen] = useState(false);
  const long = text.length > fold || text.split('\n').length > shortLines;
  return (
    <span className={long && !open ? 'flex items-end gap-x-2 lg:block' : ''}>
      <span
        dir="auto"
        className={`whitespace-pre-line wrap-anywhere ${long ? (open ? 'block' : 'line-clamp-2 lg:line-clamp-4') : ''}`}
      >
        {text}
      </span>
      {long && (
        <button
          type="button"
          className="text-link min-h-6 shrink-0 cursor-pointer"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? messages.fields.showLess : messages.fields.showMore}
        </button>
      )}
    </span>
  );
}
