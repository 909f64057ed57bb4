import { useCallback, useEffect, useRef } from 'react';
import { takeReviewed } from './cache.ts';
import { useKeys } from './use-keys.ts';

const patience = 60;
/** Frames until a list has restored its position; a row that is not drawn after as many more is scrolled to. */
const settling = 3;

const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-applicant="${id}"]`);

export const focusedId = () =>
  document.activeElement?.closest('[data-entry]')?.querySelector<HTMLElement>('[data-applicant]')?.dataset['applicant'];

const firstInView = (ids: readonly string[]) =>
  ids.find((id) => {
    const box = linkOf(id)?.getBoundingClientRect();
    return box && box.top >= 0 && box.bottom <= innerHeight;
  });

/** After a review the focus returns to that applicant or, if it left the list, to the row in that position. */
export function useCursor(ids: readonly string[], reveal: (index: number) => void): void {
  const latest = useRef({ ids, reveal });
  const last = useRef<string>(undefined);
  /** Whose row gets the focus as soon as it is drawn. The next key moves on from there, so that none is lost. */
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { ids, reveal };
  });

  const focusOn = useCallback((id: string | undefined, from = 0): void => {
    if (!id) return;
    awaited.current = id;
    const whenDrawn = (frame: number): void => {
      if (awaited.current !== id) return;
      const link = frame < 0 ? null : linkOf(id);
      if (link || frame > patience) awaited.current = undefined;
      else {
        if (frame === settling) latest.current.reveal(latest.current.ids.indexOf(id));
        requestAnimationFrame(() => whenDrawn(frame + 1));
      }
      if (!link) return;
      last.current = id;
      link.focus({ preventScroll: true });
      link.closest('[data-entry]')?.scrollIntoView({ block: 'nearest' });
    };
    whenDrawn(from);
  }, []);

  const move = (by: number) => {
    const from = awaited.current ?? focusedId() ?? last.current;
    const index = from === undefined ? -1 : ids.indexOf(from);
    focusOn(index < 0 ? (firstInView(ids) ?? ids[0]) : ids[index + by]);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => linkOf(awaited.current ?? focusedId() ?? last.current ?? firstInView(ids) ?? '')?.click(),
  });

  useEffect(() => {
    const back = takeReviewed().find((id) => latest.current.ids.includes(id));
    // The scroll position is restored first, so that its rows get their heights.
    if (back) focusOn(back, -settling);
  }, [focusOn]);

  const before = useRef(ids);
  useEffect(() => {
    const note = () => {
      last.current = focusedId() ?? last.current;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const index = last.current === undefined ? -1 : before.current.indexOf(last.current);
    const gone = index >= 0 && !ids.includes(last.current!);
    before.current = ids;
    if (gone && document.activeElement === document.body) focusOn(ids[Math.min(index, ids.length - 1)]);
  }, [ids, focusOn]);
}
