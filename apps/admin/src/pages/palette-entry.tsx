import { Found } from '../features/applications/found-by-search.tsx';
import { SearchDialog } from '../features/people/search/search-dialog.tsx';
import { search } from '../features/people/search/words.ts';
import { usePlace } from '../router/place.ts';
import { Button } from '../ui/button.tsx';
import { useCommands } from '../ui/commands.ts';
import { Icon } from '../ui/icon.tsx';
import { isMac } from '../ui/is-mac.ts';
import { Palette, type PageLink } from './palette.tsx';
import { palette as text } from './palette-words.ts';

/** The key of the palette, as it is shown and by the names that ARIA has for keys. */
const paletteKey = isMac ? { shown: '⌘K', aria: 'Meta+K' } : { shown: 'Ctrl K', aria: 'Control+K' };

export type Finder = 'palette' | 'search';
type Props = {
  pages: readonly PageLink[];
  shown: Finder | undefined;
  onShow: (finder: Finder) => void;
  onClose: () => void;
};

/** The palette of all actions with its button, and the search over everything. */
export function PaletteEntry({ pages, shown, onShow, onClose }: Props) {
  const isList = usePlace().pathname === '/';
  useCommands([{ name: search.open, run: () => onShow('search'), ...(!isList && { keys: '/' }) }]);
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
