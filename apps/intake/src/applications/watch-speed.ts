import type { IncomingMessage } from 'node:http';

type Watch = {
  everyMs: number;
  /** Bytes of the body at most. */
  size: number;
  /** Whether somebody waits for the place that the sender holds. */
  isWaitedFor: () => boolean;
  /** Called once, for a sender that is too slow. */
  cut: (code: 'request_timeout' | 'unavailable') => void;
};

/** Bytes a second below which nothing arrives in time: a photo of 1 MB would take two minutes. */
const leastRate = 8_192;
const slowChecksAtMost = 4;
/** While others wait, the whole body has to come at a speed that takes no longer. */
const secondsAtMost = 60;

/**
 * Looks after the speed of a body that is coming in. A sender may pause for some seconds; while others wait, one slow check
 * ends it.
 */
export function watchSpeed(request: IncomingMessage, { everyMs, size, isWaitedFor, cut }: Watch): void {
  const { socket } = request;
  let seen = socket.bytesRead;
  let checkedAt = performance.now();
  let slow = 0;
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) {
      clearInterval(timer);
      return;
    }
    const now = performance.now();
    const seconds = (now - checkedAt) / 1_000;
    const rate = (socket.bytesRead - seen) / seconds;
    checkedAt = now;
    seen = socket.bytesRead;
    // It was this process that did not read.
    if (seconds > (everyMs / 1_000) * 2 || request.readableLength > 0) return;
    slow = rate < leastRate ? slow + 1 : 0;
    const tooSlow = slow >= slowChecksAtMost;
    if (!tooSlow && !(isWaitedFor() && rate < Math.max(leastRate, size / secondsAtMost))) return;
    clearInterval(timer);
    cut(tooSlow ? 'request_timeout' : 'unavailable');
  }, everyMs).unref();
}
