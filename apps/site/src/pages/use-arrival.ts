import { useEffect } from 'react';
import { focusHeading } from '../ui/focus.ts';

/** The browser itself loaded the first page, with scroll and focus at the top. */
let arrived = false;

/** Moves the focus to the heading of a page that replaced another. */
export function useArrival(): void {
  useEffect(() => {
    if (arrived) focusHeading();
    arrived = true;
  }, []);
}
