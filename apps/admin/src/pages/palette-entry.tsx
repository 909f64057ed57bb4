import { useEffect } from 'react';
import { Found } from '../features/applications/found-by-search.tsx';
import { SearchDialog } from '../features/people/search/search-dialog.tsx';
import { search } from '../features/people/search/words.ts';
import { usePlace } from '../router/place.ts';
import { Button } from '../ui/button.tsx';
import { useCommands } from '../ui/commands.ts';
import { Icon } from '../ui/icon.tsx';
import { isPaletteKey, paletteKey } from './palette-key.ts';
import { Palette, type PageLink } from './palette.tsx';
import { palette as text } from './palette-words.ts';

export type Finder = 'palette' | 'search';
type Props = {
  pages: readonly PageLink[];
  shown: Finder | undefined;
  onShow: (finder: Finder) => void;
  onClose: () => void;
};

/** The palette of all actions, by its button or by Ctrl+K but not over another dialog, and the search over everything. */
export function PaletteEntry({ pages, shown, onShow, onClose }: Props) {
  const isList = usePlace().pathname === '/';
  useCommands([{ name: search.open, run: () => onShow('search'), ...(!isList && { keys: '/' }) }]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      if (shown === 'palette') onClose();
      else if (document.querySelector('[data-modal]') === null) onShow('palette');
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  return (
    <>
      <Button
        look="onInk"
        className="flex items-center"
        aria-haspopup="dialog"
        aria-keyshortcuts={paletteKey.aria}
        onClick={() => onShow('palette')}
      >
        <span className="xl:hidden">
          <Icon name="search" />
        </span>
        <span className="max-xl:sr-only">{text.hint}</span>
        <kbd aria-hidden="true" className="ml-2 font-sans text-xs opacity-70 max-lg:hidden">
          {paletteKey.shown}
        </kbd>
      </Button>
      {shown === 'palette' && <Palette pages={pages} onClose={onClose} />}
      {shown === 'search' && <SearchDialog label={search.open} Places={Found} onClose={onClose} />}
    </>
  );
}
