import { useEffect, useState } from 'react';
import { Found } from '../features/applications/found-by-search.tsx';
import { useKeys } from '../features/applications/use-keys.ts';
import { onSearchOpened, openSearch } from '../features/people/search/open-search.ts';
import { SearchDialog } from '../features/people/search/search-dialog.tsx';
import { search as text } from '../features/people/search/words.ts';
import { usePlace } from '../router/place.ts';
import { useCommands } from '../ui/commands.ts';

/** The search over everything, on every page: by its command, and by `/`, which in the list is for its own search. */
export function SearchEverything() {
  const isList = usePlace().pathname === '/';
  const [open, setOpen] = useState(false);
  useEffect(() => onSearchOpened(() => setOpen(true)), []);
  useKeys(isList ? {} : { '/': openSearch });
  useCommands([{ name: text.open, run: openSearch, ...(!isList && { keys: '/' }) }]);
  return open && <SearchDialog label={text.open} Places={Found} onClose={() => setOpen(false)} />;
}
