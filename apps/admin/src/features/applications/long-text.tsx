import { useState } from 'react';
import { messages } from '../../i18n/messages.ts';

const shortLines = 2;

const beside = 'inline-flex max-w-full items-end gap-x-2';
const belowUnlessWide =
  'grid justify-items-start min-[90rem]:flex min-[90rem]:items-end min-[90rem]:justify-between min-[90rem]:gap-x-2';

type Props = { text: string; fold: number; lines?: 1 | 2; below?: boolean };

/**
 * @param fold characters beyond which the text is folded to `lines`, one or two, unless it fits there
 * @param below whether the button takes a line of its own below 1440 px
 */
export function LongText({ text, fold, lines = 2, below = false }: Props) {
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  const folded = !open && (text.length > fold || text.split('\n').length > shortLines);
  // The button comes when it is needed: one that went would change a row's height under a reader who scrolls.
  const measure = (shown: HTMLElement | null) => {
    if (shown && (!shown.scrollHeight || shown.scrollHeight > shown.clientHeight)) setCut(true);
  };
  return (
    <span className={cut && folded ? (below ? belowUnlessWide : beside) : ''}>
      <span
        ref={folded ? measure : undefined}
        dir="auto"
        className={`whitespace-pre-line wrap-anywhere ${folded ? (lines === 1 ? 'line-clamp-1' : 'line-clamp-2') : cut ? 'block' : ''}`}
      >
        {text}
      </span>
      {cut && (
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
