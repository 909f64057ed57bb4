import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

const storageKey = 'blue-peony-keys';
const listeners = new Set<() => void>();

/** Single-key shortcuts disturb speech input, so they can be turned off (WCAG 2.1.4); stored on this device. */
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

export type Keys = Readonly<Record<string, () => void>>;

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const pressing = 'a, button, summary';

/** What a Latin keyboard has in the place of this key, where the layout types another script there. */
export function byPlace({ key, code }: KeyboardEvent): string | undefined {
  const isOther = /^(?!\p{Script=Latin})[\p{L}\p{M}\p{N}]$/u.test(key);
  // Cyrillic layouts type a full stop there.
  if (code === 'Slash') return isOther || key === '.' ? '/' : undefined;
  return isOther ? /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() : undefined;
}

const isForPage = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-modal]')].every(({ dataset }) =>
    dataset['pageKeys']?.includes(key),
  );

/** Handles single keys, except those that the focused element or an open dialog uses itself. */
export function useKeys(keys: Keys): void {
  const enabled = useKeysEnabled();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  // Before the page is painted: whoever sees it may type.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      const { key } = event;
      const named = /^[a-z]$/i.test(key) || event.shiftKey || key in latest.current ? key : (byPlace(event) ?? key);
      if (!isForPage(named) || target?.closest(typing)) return;
      if (key === 'Enter' && target?.closest(pressing)) return;
      const act = enabled || key === 'Escape' ? latest.current[named] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
