import { useEffect, useRef } from 'react';
import type { Beyond } from './use-viewer.ts';
import type { Zooming } from './use-zoom.ts';
import { step } from './zoom.ts';

/** Keys that do in the viewer what they do on the page behind it. */
export const pageKeys = '1234567890ru';
/** CSS pixels that a key moves an enlarged photo. */
const panPx = 80;

type Deed = (() => void) | undefined;
type Deeds = { zooming: Zooming; beyond: Beyond; previous: Deed; next: Deed; onClose: () => void };

/** Keys of the viewer. They act also where the focus is on nothing, as after a click on the photo. */
export function useViewerKeys(deeds: Deeds): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog:not([data-page-keys])');
      if (!isElsewhere) actOn(event, latest.current);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function actOn(event: KeyboardEvent, { zooming, beyond, previous, next, onClose }: Deeds): void {
  const { zoom, pan, toggle, turn } = zooming;
  const deeds: Record<string, Deed> = {
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
    Escape: onClose,
    'Shift ArrowRight': () => pan({ x: -panPx, y: 0 }),
    'Shift ArrowLeft': () => pan({ x: panPx, y: 0 }),
    'Shift ArrowDown': () => pan({ x: 0, y: -panPx }),
    'Shift ArrowUp': () => pan({ x: 0, y: panPx }),
  };
  const { key, shiftKey, repeat, ctrlKey, metaKey, altKey } = event;
  const pans = shiftKey && key.startsWith('Arrow');
  const deed = deeds[pans ? `Shift ${key}` : key];
  if (!deed || ctrlKey || metaKey || altKey) return;
  event.preventDefault();
  // A key that is held would open photo after photo.
  if (!repeat || pans) deed();
}
