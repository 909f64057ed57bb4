import { useState } from 'react';
import { useKeys } from '../features/applications/use-keys.ts';
import { usePlace } from '../router/place.ts';
import { holdKeys } from '../ui/held-keys.ts';
import type { Finder } from './palette-entry.tsx';

/**
 * What is open to find something: the palette of all actions, or the search over everything by `/`, which in the list is
 * for its own search. That key is heard before the scripts are there.
 */
export function useFinder() {
  const isList = usePlace().pathname === '/';
  const [shown, setShown] = useState<Finder>();
  const close = () => setShown(undefined);
  const show = (finder: Finder) => {
    holdKeys(close);
    setShown(finder);
  };
  useKeys(isList ? {} : { '/': () => show('search') });
  return { shown, show, close };
}
