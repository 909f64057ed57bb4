import { useEffect, useState } from 'react';
import { useKeys } from '../features/applications/use-keys.ts';
import { usePlace } from '../router/place.ts';
import { holdKeys } from '../ui/held-keys.ts';
import { isPaletteKey } from './palette-key.ts';
import type { Finder } from './palette-entry.tsx';

/**
 * What is open to find something: the palette of all actions by Ctrl+K, but not over another dialog, or the search over
 * everything by `/`, which in the list is for its own search. Heard before their scripts are there.
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
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      if (shown === 'palette') close();
      else if (document.querySelector('[data-modal]') === null) show('palette');
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  return { shown, show, close };
}
