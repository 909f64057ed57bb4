import { agency } from '@blue-peony/agency';
import { useSyncExternalStore } from 'react';

let badge = 0;
const listeners = new Set<() => void>();

/** Shows a number in the title of the tab, and on the icon of the app where it is installed; 0 takes it away. */
export function setBadge(count: number): void {
  badge = count;
  listeners.forEach((notify) => notify());
  // Not every browser has it, and none needs to allow it.
  void navigator.setAppBadge?.(count).catch(() => {});
}

/** The title of the tab, the nearest first: "Ada · Review · Blue Peony". */
export function PageTitle({ parts }: { parts: readonly (string | undefined)[] }) {
  const count = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => badge,
  );
  return <title>{`${count > 0 ? `(${count}) ` : ''}${[...parts, agency.name].filter(Boolean).join(' · ')}`}</title>;
}
