import { useEffect, useRef, useState } from 'react';
import type { AssessmentState } from './assessment-state.ts';
import { serverTime } from './server-clock.ts';

/** Milliseconds between two requests for the server's time while it does not answer. */
const retryAfter = 15_000;

/** Seconds to the result, by the monotone clock: setting the device's clock changes nothing. */
export function useCountdown({ receipt, arrival }: AssessmentState): number | undefined {
  const total = receipt.assessment_seconds * 1000;
  const [firstEnd] = useState(() => (arrival.document === performance.timeOrigin ? arrival.at + total : undefined));
  const end = useRef(firstEnd);
  const [seconds, setSeconds] = useState(() => (firstEnd === undefined ? undefined : secondsUntil(firstEnd)));

  useEffect(() => {
    let stopped = false;
    let retry: ReturnType<typeof setTimeout> | undefined;

    const show = () => {
      if (end.current !== undefined) setSeconds(secondsUntil(end.current));
    };
    const ask = async () => {
      clearTimeout(retry);
      const now = await serverTime();
      if (stopped) return;
      const left =
        now === undefined ? total : Math.min(total, Math.max(0, Date.parse(receipt.assessment_ready_at) - now));
      // The earlier end wins: a monotonic clock stops while a phone sleeps, but it never runs fast.
      end.current = Math.min(end.current ?? Infinity, performance.now() + left);
      if (now === undefined) retry = setTimeout(() => void ask(), retryAfter);
      show();
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };

    if (end.current === undefined) void ask();
    const tick = setInterval(show, 1000);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopped = true;
      clearTimeout(retry);
      clearInterval(tick);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [receipt, total]);

  return seconds;
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - performance.now()) / 1000));
