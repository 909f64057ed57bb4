import { useEffect, useRef } from 'react';
import { recallScroll, rememberScroll } from './cache.ts';

const settleMs = 150;
/** Whoever moves by one of these is where she wants to be. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

type List = {
  /** The address' query of the list. */
  list: string;
  /** How many items are there; none while there is no list to come back to. */
  loaded: number;
  /** Whether no more will come. */
  complete: boolean;
};

/**
 * Brings the reader back to where she left the list, and remembers where she goes from there. A place further down
 * than what is loaded is gone after page by page: being at the end brings the next one.
 */
export function useScrollMemory({ list, loaded, complete }: List): void {
  const ready = loaded > 0;
  const wanted = useRef(0);

  useEffect(() => {
    if (!ready) return;
    history.scrollRestoration = 'manual';
    wanted.current = recallScroll(list);

    let timer: ReturnType<typeof setTimeout>;
    const note = () => {
      if (wanted.current === 0) rememberScroll(list, window.scrollY);
    };
    // At once: this may be what leads to another page.
    const stay = () => {
      wanted.current = 0;
      note();
    };
    const noteLater = () => {
      clearTimeout(timer);
      timer = setTimeout(note, settleMs);
    };
    for (const move of moves) addEventListener(move, stay, { passive: true });
    addEventListener('scroll', noteLater, { passive: true });
    addEventListener('pagehide', note);
    return () => {
      clearTimeout(timer);
      for (const move of moves) removeEventListener(move, stay);
      removeEventListener('scroll', noteLater);
      removeEventListener('pagehide', note);
    };
  }, [list, ready]);

  useEffect(() => {
    if (loaded === 0 || wanted.current === 0) return;
    window.scrollTo(0, wanted.current);
    if (complete || window.scrollY >= wanted.current - 1) wanted.current = 0;
  }, [loaded, complete]);
}
