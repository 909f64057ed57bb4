import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { isPaletteKey, paletteKey } from './palette-key.ts';
import { Palette, type PageLink } from './palette.tsx';
import { palette as text } from './palette-words.ts';
import { SearchEverything } from './search-everything.tsx';

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
        <span className="xl:hidden">
          <Icon name="search" />
        </span>
        <span className="max-xl:sr-only">{text.hint}</span>
        <kbd aria-hidden="true" className="ml-2 font-sans text-xs opacity-70 max-lg:hidden">
          {paletteKey.shown}
        </kbd>
      </Button>
      {open && <Palette pages={pages} onClose={close} />}
      <SearchEverything />
    </>
  );
}
