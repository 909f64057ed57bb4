import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A setting of this device, undefined until somebody chooses; all components that use it change together. */
export function useSetting(key: string): [string | undefined, (value: string | undefined) => void] {
  const value = useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? undefined);
  const keep = useCallback(
    (now: string | undefined) => {
      if (now === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, now);
      listeners.forEach((notify) => notify());
    },
    [key],
  );
  return [value, keep];
}
