import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCursor } from './use-cursor.ts';
import { useKeys, type Keys } from './use-keys.ts';

type Rows = {
  ids: readonly string[];
  /** So many items stand side by side. */
  perRow?: number;
  /** The list with its layout: on the way back to it, its rows are as high as they were. */
  name: string;
  /** Guessed height of a row in CSS pixels, until it is measured. */
  estimate: number;
  gap?: number;
};

/** Milliseconds in which the glide that another key began would go on from the top. */
const glideMs = 500;

/** At once: a browser glides there, and rows that are drawn on its way move the end of it. */
function goToTop(until: number): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (performance.now() < until) requestAnimationFrame(() => goToTop(until));
}

const keys: Keys = { Home: () => goToTop(performance.now() + glideMs) };

/** Of the list that was left last: how high its rows were. */
let left: { name: string; rows: VirtualItem[] } | undefined;

/** Draws only the rows near the window; `before` and `after` are the pixels that stand for the others. */
export function useVirtualList<E extends HTMLElement>({ ids, perRow = 1, name, estimate, gap = 0 }: Rows) {
  const list = useRef<E>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  useKeys(keys);

  // oxlint-disable-next-line react/incompatible-library -- it is mutable, and nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(ids.length / perRow),
    gap,
    estimateSize: () => estimate,
    overscan: 6,
    scrollMargin: offset,
    initialMeasurementsCache: left?.name === name ? left.rows : [],
    // Where nothing is laid out, nothing can be measured.
    measureElement: (element) => element.getBoundingClientRect().height || estimate,
  });
  // Where browsers hold what is in view by themselves. A second hand would end a scroll that is under way.
  if (CSS.supports('overflow-anchor', 'auto')) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  useLayoutEffect(
    () => () => {
      left = { name, rows: virtualizer.takeSnapshot() };
    },
    [name, virtualizer],
  );
  useCursor(ids, (index) => virtualizer.scrollToIndex(Math.floor(index / perRow), { align: 'center' }));
  const items = virtualizer.getVirtualItems();
  return {
    list,
    items,
    measure: virtualizer.measureElement,
    before: (items[0]?.start ?? offset) - offset,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset),
  };
}
