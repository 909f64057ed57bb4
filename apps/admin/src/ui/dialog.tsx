import { later } from './later.tsx';

/** A modal dialog that is open while it is mounted. Escape and a press outside close it, and the focus returns. */
export const Dialog = later(async () => (await import('./modal.tsx')).Modal);
