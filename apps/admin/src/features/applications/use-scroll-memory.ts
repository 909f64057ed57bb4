import { useEffect, useRef } from 'react';
import { recallScroll, rememberScroll } from './cache.ts';

const settleMs = 150;
/** Events by which the user moves the page: after one of them, restoring the old position stops. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

type List = {
  list: string;
  loaded: number;
  complete: boolean;
};

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
    // Synchronously, because this event may cause a navigation.
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
