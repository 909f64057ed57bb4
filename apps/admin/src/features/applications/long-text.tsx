import { useState } from 'react';
import { messages } from '../../i18n/messages.ts';

const shortLength = 180;
const shortLines = 4;

/** A text that folds when it would push the rest of the list away. */
export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = text.length > shortLength || text.split('\n').length > shortLines;
  return (
    <>
      <p className={`whitespace-pre-line wrap-anywhere ${long && !open ? 'line-clamp-4' : ''}`}>{text}</p>
      {long && (
        <button
          type="button"
          className="text-link min-h-6 cursor-pointer"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? messages.fields.showLess : messages.fields.showMore}
        </button>
      )}
    </>
  );
}
