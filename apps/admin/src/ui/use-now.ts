import { useSyncExternalStore } from 'react';

const tickMs = 30_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    listeners.forEach((notify) => notify());
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function read(): number {
  if (Date.now() - now > tickMs) now = Date.now();
  return now;
}

/** The time in Unix milliseconds, at most half a minute old; all components share one clock. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}
