import { useEffect, useRef, useSyncExternalStore } from 'react';

const storageKey = 'blue-peony-keys';
const listeners = new Set<() => void>();

/** Single keys get in the way of dictation, so they can be turned off; remembered on this device. */
export function setKeysEnabled(enabled: boolean): void {
  if (enabled) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  listeners.forEach((notify) => notify());
}

export function useKeysEnabled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(storageKey) !== 'off',
  );
}

/** A key (as `KeyboardEvent.key` has it) → what it does. */
export type Keys = Readonly<Record<string, () => void>>;

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const pressing = 'a, button, summary';

/** Whether every open dialog leaves `key` to the page behind it. */
const isForPage = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].every(({ dataset }) =>
    dataset['pageKeys']?.includes(key),
  );

/** Acts on single keys, but never on those that the focused element or an open dialog wants for itself. */
export function useKeys(keys: Keys): void {
  const enabled = useKeysEnabled();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (!isForPage(event.key) || target?.closest(typing)) return;
      if (event.key === 'Enter' && target?.closest(pressing)) return;
      const act = enabled || event.key === 'Escape' ? latest.current[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
