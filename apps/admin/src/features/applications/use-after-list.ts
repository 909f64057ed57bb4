import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listsKey } from './pages.ts';

/** Whether the list is there and the browser is idle: what loads only then never shares the line with the list. */
export function useAfterList(): boolean {
  const waiting = useIsFetching({ queryKey: listsKey, predicate: ({ state }) => state.status === 'pending' }) > 0;
  const [after, setAfter] = useState(false);
  useEffect(() => {
    if (waiting) return;
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setAfter(true), 1000);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setAfter(true));
    return () => cancelIdleCallback(request);
  }, [waiting]);
  return after;
}
