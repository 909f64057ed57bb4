import { isMac } from '../features/applications/answers/template-key.ts';
import { byPlace } from '../features/applications/use-keys.ts';

/** The key of the palette, as it is shown and by the names that ARIA has for keys. */
export const paletteKey = isMac ? { shown: '⌘K', aria: 'Meta+K' } : { shown: 'Ctrl K', aria: 'Control+K' };

/** K, or what a layout of another script has in its place. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  (isMac ? event.metaKey : event.ctrlKey) &&
  !event.altKey &&
  !event.shiftKey &&
  (byPlace(event) ?? event.key.toLowerCase()) === 'k';
