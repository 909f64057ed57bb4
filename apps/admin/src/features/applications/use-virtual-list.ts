import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { idsOf, type ApplicationsProps } from './list-props.ts';
import { useCursor } from './use-cursor.ts';
import { useKeys, type Keys } from './use-keys.ts';

type Rows = ApplicationsProps & {
  perRow?: number;
  /** Guessed height of a row in CSS pixels, until it is measured. */
  estimate: number;
  gap?: number;
};

/** Milliseconds that a smooth scroll started by an earlier key would still continue. */
const glideMs = 500;

/** Without smooth scrolling: rows that are drawn on the way would move the target. */
function goToTop(until: number): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (performance.now() < until) requestAnimationFrame(() => goToTop(until));
}

const keys: Keys = { Home: () => goToTop(performance.now() + glideMs) };

/** The row heights of the list that was left last. */
let left: { name: string; rows: VirtualItem[] } | undefined;

/** Draws only rows near the viewport; `before` and `after` are the heights of the other rows in CSS pixels. */
export function useVirtualList<E extends HTMLElement>({ applications, perRow = 1, name, estimate, gap = 0 }: Rows) {
  const ids = useMemo(() => idsOf(applications), [applications]);
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
    // A hidden page has no layout to measure.
    measureElement: (element) => element.getBoundingClientRect().height || estimate,
  });
  // Browsers with scroll anchoring keep the view steady; correcting it here would stop a scroll in progress.
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
