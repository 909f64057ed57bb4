import { useSyncExternalStore } from 'react';
import { listeners } from './listeners.ts';

const { tell, subscribe } = listeners();

/** A setting of this device, undefined until somebody chooses; all components that use it change together. */
export function useSetting(key: string): [string | undefined, (value: string | undefined) => void] {
  const value = useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? undefined);
  const keep = (now: string | undefined) => {
    if (now === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, now);
    tell();
  };
  return [value, keep];
}
