import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { isPaletteKey, paletteKey } from './palette-key.ts';
import { Palette, type PageLink } from './palette.tsx';
import { palette as text } from './palette-words.ts';

/** Opens the palette of all actions, by its button or by Ctrl+K, but not over another dialog. */
export function PaletteEntry({ pages }: { pages: readonly PageLink[] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      const isFree = document.querySelector('[data-modal]') === null;
      setOpen((was) => !was && isFree);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button
        look="onInk"
        className="flex items-center"
        aria-haspopup="dialog"
        aria-keyshortcuts={paletteKey.aria}
        onClick={() => setOpen(true)}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2 xl:hidden">
          <path strokeLinecap="round" d="M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z" />
        </svg>
        <span className="max-xl:sr-only">{text.hint}</span>
        <kbd aria-hidden="true" className="ml-2 font-sans text-xs opacity-70 max-lg:hidden">
          {paletteKey.shown}
        </kbd>
      </Button>
      {open && <Palette pages={pages} onClose={close} />}
    </>
  );
}
