import { useEffect } from 'react';
import { recallScroll, rememberScroll } from './cache.ts';

const settleMs = 150;

/** Brings the reader back to where she left the list, once there is a list, and remembers where she goes from there. */
export function useScrollMemory(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    history.scrollRestoration = 'manual';
    const top = recallScroll();
    if (top > 0) window.scrollTo(0, top);

    let timer: ReturnType<typeof setTimeout>;
    const note = () => rememberScroll(window.scrollY);
    const noteLater = () => {
      clearTimeout(timer);
      timer = setTimeout(note, settleMs);
    };
    addEventListener('scroll', noteLater, { passive: true });
    addEventListener('pagehide', note);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', noteLater);
      removeEventListener('pagehide', note);
    };
  }, [ready]);
}
