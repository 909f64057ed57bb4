import { useRef, useState } from 'react';
import { moved, scaled, turned, whole, type Point, type Sizes, type View } from './zoom.ts';

const middle: Point = { x: 0, y: 0 };
const closer = 2;

export function useZoom(href: string) {
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState({ href, view: whole });

  const change = (next: (view: View, sizes: Sizes) => View) =>
    setState((now) => {
      const before = now.href === href ? now.view : whole;
      if (!stage.current || !image.current) return now;
      return { href, view: next(before, measured(stage.current, image.current)) };
    });
  return {
    stage,
    image,
    view: state.href === href ? state.view : whole,
    zoom: (by: number, at = middle) => change((now, sizes) => scaled(now, now.scale * by, at, sizes)),
    pan: (by: Point) => change((now, sizes) => moved(now, by, sizes)),
    turn: () => change(turned),
    toggle: (at = middle) =>
      change((now, sizes) => {
        const actual = image.current!.naturalWidth / sizes.picture.width;
        return scaled(now, now.scale > 1 ? 1 : actual > 1.1 ? actual : closer, at, sizes);
      }),
  };
}

export type Zooming = ReturnType<typeof useZoom>;

function measured(stage: HTMLElement, image: HTMLElement): Sizes {
  // The layout size, without rotation, zoom and rounding.
  const { width, height } = getComputedStyle(image);
  return {
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    picture: { width: parseFloat(width), height: parseFloat(height) },
  };
}
