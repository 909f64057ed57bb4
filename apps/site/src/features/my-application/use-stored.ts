import { useCallback, useEffect, useRef, useState } from 'react';
import type { MyApplication } from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import { fetchStored, type Stored } from './api.ts';

/** Milliseconds: between two readings, between two attempts, and the least of both. */
const pauses = { refresh: 60_000, retry: 5_000, least: 2_000 };

export type Own = Stored & {
  secret: string;
  reload: () => void;
  update: (application: MyApplication) => void;
};

export type View =
  | { state: 'loading' }
  | { state: 'ended' }
  | { state: 'waiting'; offline: boolean; again: () => void }
  | { state: 'ready'; own: Own; stale: boolean };

/** The application that a secret opens. It is loaded again at intervals, and immediately when its result is due. */
export function useStored(secret: string): View {
  const [stored, setStored] = useState<Stored>();
  const [failure, setFailure] = useState<RequestFailure>();
  const asked = useRef<AbortController>(undefined);

  const reload = useCallback(async () => {
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    try {
      setStored(await fetchStored(secret, signal));
      setFailure(undefined);
    } catch (error) {
      if (!signal.aborted) setFailure(error instanceof RequestFailure ? error : new RequestFailure('internal'));
    }
  }, [secret]);
  const again = useCallback(() => void reload(), [reload]);

  useEffect(() => {
    again();
    const seen = () => document.visibilityState === 'visible' && again();
    document.addEventListener('visibilitychange', seen);
    addEventListener('online', again);
    return () => {
      asked.current?.abort();
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('online', again);
    };
  }, [again]);

  const ended = failure?.code === 'not_found';
  useEffect(() => {
    if (ended || (!failure && !stored)) return;
    const timer = setTimeout(again, failure ? (failure.retryAfterMs ?? pauses.retry) : untilNext(stored));
    return () => clearTimeout(timer);
  }, [again, ended, failure, stored]);

  if (ended) return { state: 'ended' };
  if (stored) {
    const update = (application: MyApplication) => {
      // What is still being read is older.
      asked.current?.abort();
      setStored({ ...stored, application });
    };
    return { state: 'ready', own: { ...stored, secret, reload: again, update }, stale: failure !== undefined };
  }
  if (!failure) return { state: 'loading' };
  return { state: 'waiting', offline: failure.code === 'network', again };
}

/** Milliseconds until the next load: short when the result is due. */
function untilNext(stored: Stored | undefined): number {
  const { assessment_result: result, assessment_ready_at: readyAt } = stored!.application;
  if (result) return pauses.refresh;
  return Math.min(pauses.refresh, Math.max(pauses.least, Date.parse(readyAt) - Date.now()));
}
