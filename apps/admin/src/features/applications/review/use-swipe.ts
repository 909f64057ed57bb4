import { useRef, type PointerEvent } from 'react';

/** CSS pixels of a swipe, which is at least twice as long as it is high. */
const least = 60;

export type Swipes = { left?: (() => void) | undefined; right?: (() => void) | undefined };

/** Of one finger; what scrolls sideways or is typed into keeps its own. */
export function useSwipe({ left, right }: Swipes) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ target, currentTarget, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      // React hands on what happens in a dialog, which is elsewhere on the page.
      const isElsewhere = !(target instanceof Element) || !currentTarget.contains(target);
      const isOwn = isElsewhere || target.closest('[data-own-swipe], input, textarea, select, button');
      from.current = pointerType === 'touch' && isPrimary && !isOwn ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = undefined;
      if (!start) return;
      const across = clientX - start.x;
      if (Math.abs(across) < Math.max(least, 2 * Math.abs(clientY - start.y))) return;
      if (across < 0) left?.();
      else right?.();
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}
