import { useEffect, useEffectEvent } from 'react';
import type { Beyond } from './use-viewer.ts';
import type { Zooming } from './use-zoom.ts';
import { step } from './zoom.ts';

/** Keys that act in the viewer like on the page behind it. */
export const pageKeys = '1234567890ru';
const panPx = 80;

type Action = (() => void) | undefined;
type ViewerActions = { zooming: Zooming; beyond: Beyond; previous: Action; next: Action; onClose: () => void };

/** The viewer's keys. They also work when nothing has the focus, for example after a click on the photo. */
export function useViewerKeys(actions: ViewerActions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('[data-modal]:not([data-page-keys])');
    if (!isElsewhere) actOn(event, actions);
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function actOn(event: KeyboardEvent, { zooming, beyond, previous, next, onClose }: ViewerActions): void {
  const { zoom, pan, toggle, turn } = zooming;
  const actions: Record<string, Action> = {
    ArrowRight: next,
    ArrowLeft: previous,
    j: beyond(1, 'first'),
    k: beyond(-1, 'first'),
    '+': () => zoom(step),
    '=': () => zoom(step),
    '-': () => zoom(1 / step),
    z: () => toggle(),
    t: turn,
    o: onClose,
    'Shift ArrowRight': () => pan({ x: -panPx, y: 0 }),
    'Shift ArrowLeft': () => pan({ x: panPx, y: 0 }),
    'Shift ArrowDown': () => pan({ x: 0, y: -panPx }),
    'Shift ArrowUp': () => pan({ x: 0, y: panPx }),
  };
  const { key, shiftKey, repeat, ctrlKey, metaKey, altKey } = event;
  const pans = shiftKey && key.startsWith('Arrow');
  const action = actions[pans ? `Shift ${key}` : key];
  if (!action || ctrlKey || metaKey || altKey) return;
  event.preventDefault();
  // Ignores key repeat, which would open photo after photo.
  if (!repeat || pans) action();
}
