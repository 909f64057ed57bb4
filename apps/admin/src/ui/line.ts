import { useSyncExternalStore } from 'react';
import { listeners } from './listeners.ts';

let unreached = false;
const { tell, subscribe } = listeners();
for (const event of ['online', 'offline']) addEventListener(event, tell);

/** Whether the last question to the server found no way to it. */
export function setUnreached(now: boolean): void {
  if (unreached === now) return;
  unreached = now;
  tell();
}

export const isLineLost = (): boolean => unreached || !navigator.onLine;

/** Whether the line to the server is lost. One banner says it, so that errors elsewhere need not. */
export const useLineLost = (): boolean => useSyncExternalStore(subscribe, isLineLost);
