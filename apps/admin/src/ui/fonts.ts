import { laterModule } from './later.tsx';

/** The fonts themselves; until they are there, system fonts stand in with the same measures. */
export const loadFonts = laterModule(() => import('./fonts.css'));
