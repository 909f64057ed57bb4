import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react';
import { useSwipe, type Swipes } from './use-swipe.ts';
import type { Zooming } from './use-zoom.ts';
import type { Point } from './zoom.ts';

export function useGestures({ stage, view, zoom, pan, toggle }: Zooming, swipes: Swipes) {
  const fingers = useRef(new Map<number, Point>());
  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Prevents the browser from zooming the page. React's listeners are passive and cannot do that.
    event.preventDefault();
    // A pinch on a touchpad is reported as wheel events with Ctrl, in small steps.
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), offCenter(stage.current!, event));
  });
  useEffect(() => {
    const element = stage.current!;
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage]);

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = offCenter(stage.current!, event);
    const [other] = [...fingers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    fingers.current.set(event.pointerId, now);
    if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)), between(now, other));
    // With two fingers, each moves the midpoint by half of its own movement.
    const share = other ? 2 : 1;
    pan({ x: (now.x - before.x) / share, y: (now.y - before.y) / share });
  }
  const onLift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  const swipe = useSwipe(view.scale > 1 ? {} : swipes);

  return {
    onDoubleClick: (event: MouseEvent) => toggle(offCenter(stage.current!, event)),
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      if (fingers.current.size > 0) swipe.onPointerCancel();
      else swipe.onPointerDown(event);
      fingers.current.set(event.pointerId, offCenter(stage.current!, event));
    },
    onPointerMove,
    onPointerUp: (event: PointerEvent) => {
      onLift(event);
      swipe.onPointerUp(event);
    },
    onPointerCancel: (event: PointerEvent) => {
      onLift(event);
      swipe.onPointerCancel();
    },
  };
}

function offCenter(stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
