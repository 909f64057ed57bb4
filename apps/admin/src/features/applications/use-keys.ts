import { useEffectEvent, useLayoutEffect } from 'react';
import { useSetting } from '../../ui/use-setting.ts';

/** Single-key shortcuts disturb speech input, so they can be turned off (WCAG 2.1.4); stored on this device. */
export function useKeysEnabled(): [boolean, (enabled: boolean) => void] {
  const [kept, keep] = useSetting('blue-peony-keys');
  return [kept !== 'off', (enabled) => keep(enabled ? undefined : 'off')];
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
  const [enabled] = useKeysEnabled();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : undefined;
    const { key } = event;
    const named = /^[a-z]$/i.test(key) || event.shiftKey || key in keys ? key : (byPlace(event) ?? key);
    if (!isForPage(named) || target?.closest(typing)) return;
    if (key === 'Enter' && target?.closest(pressing)) return;
    const act = enabled || key === 'Escape' ? keys[named] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Before the page is painted: whoever sees it may type.
  useLayoutEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
