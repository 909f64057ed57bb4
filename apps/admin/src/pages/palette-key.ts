import { byPlace } from '../features/applications/use-keys.ts';
import { isMac } from '../ui/is-mac.ts';

/** The key of the palette: K, or what a layout of another script has in its place. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  (isMac ? event.metaKey : event.ctrlKey) &&
  !event.altKey &&
  !event.shiftKey &&
  (byPlace(event) ?? event.key.toLowerCase()) === 'k';
