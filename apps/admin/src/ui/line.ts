import { useSyncExternalStore } from 'react';

let unreached = false;
const listeners = new Set<() => void>();

/** Whether the last question to the server found no way to it. */
export function setUnreached(now: boolean): void {
  if (unreached === now) return;
  unreached = now;
  listeners.forEach((notify) => notify());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}

export const isLineLost = (): boolean => unreached || !navigator.onLine;

/** Whether the line to the server is lost. One banner says it, so that errors elsewhere need not. */
export const useLineLost = (): boolean => useSyncExternalStore(subscribe, isLineLost);
