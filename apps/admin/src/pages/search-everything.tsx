import { useEffect, useState } from 'react';
import { useKeys } from '../features/applications/use-keys.ts';
import { onSearchOpened, openSearch } from '../features/people/search/open-search.ts';
import { SearchDialog } from '../features/people/search/search-dialog.tsx';
import { search as text } from '../features/people/search/words.ts';
import { usePlace } from '../router/place.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The way to the search from every page. In the list `/` is for its own search. */
export function SearchEverything() {
  const { pathname } = usePlace();
  const [open, setOpen] = useState(false);
  useEffect(() => onSearchOpened(() => setOpen(true)), []);
  useKeys(pathname === '/' ? {} : { '/': openSearch });
  return (
    <>
      <Button look="onInk" aria-label={text.open} title={text.open} onClick={openSearch}>
        <Icon name="search" />
      </Button>
      {open && <SearchDialog label={text.open} onClose={() => setOpen(false)} />}
    </>
  );
}
