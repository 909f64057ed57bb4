import type { IncomingMessage } from 'node:http';

type Watch = {
  everyMs: number;
  size: number;
  isWaitedFor: () => boolean;
  cut: (code: 'request_timeout' | 'unavailable') => void;
};

/** The lowest speed in bytes a second; at less, a photo of 1 MB would take two minutes. */
const leastRate = 8_192;
const slowChecksAtMost = 4;
/** While others wait, the speed must bring the whole body within this time. */
const secondsAtMost = 60;

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
    // This process itself did not read, so the sender is not to blame.
    if (seconds > (everyMs / 1_000) * 2 || request.readableLength > 0) return;
    slow = rate < leastRate ? slow + 1 : 0;
    const tooSlow = slow >= slowChecksAtMost;
    if (!tooSlow && !(isWaitedFor() && rate < Math.max(leastRate, size / secondsAtMost))) return;
    clearInterval(timer);
    cut(tooSlow ? 'request_timeout' : 'unavailable');
  }, everyMs).unref();
}
