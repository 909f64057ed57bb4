import { AppError, FairQueue } from '@blue-peony/service-kit';
import { overloadRefused } from '../shared/business-events.ts';
import { Places } from './places.ts';

export type Upload = {
  client: string;
  /** Bytes received so far. */
  bytes(): number;
  /** Whether received bytes wait for the service. */
  waits(): boolean;
  /** Ends the upload with this error. */
  cut(reason: AppError): void;
};

type Held = Upload & { since: number; leave: () => void };

/** By this time a photo on an ordinary connection has arrived. */
const graceMs = 5_000;
const rememberMs = 60_000;
const retryAfterSeconds = 5;
const waitMs = 3_000;
/**
 * Recent uploads up to which a client counts as a normal visitor: an application has five photos, and some are retried.
 */
const many = 12;

/**
 * Places for uploads, fair under a flood of slow senders. When all are taken, a new upload takes the place of the
 * slowest one, whose client is then refused for a minute once half of the places are taken. As many uploads as there
 * are places wait in a fair queue. A client with many recent uploads takes no slow sender's place, so that a crowd that
 * keeps coming back still leaves room for a visitor.
 */
export class UploadPlaces {
  private readonly clients: Places;
  private readonly queue: FairQueue;
  private readonly held = new Set<Held>();
  /** End of the slow mark per client, oldest first. */
  private readonly slow = new Map<string, number>();

  constructor(private readonly bounds: { inAll: number; each: number }) {
    this.clients = new Places('upload', { inAll: Infinity, each: bounds.each, retryAfterSeconds });
    this.queue = new FairQueue({
      capacity: bounds.inAll,
      waitingAtMost: bounds.inAll,
      waitMs,
      refusal: { detail: 'Too many uploads at once', retryAfterSeconds },
    });
  }

  /** @throws AppError `unavailable`, at once or after a short wait for a place */
  async take(upload: Upload): Promise<() => void> {
    const { client } = upload;
    if (this.isSlow(client) && this.held.size >= this.bounds.inAll / 2) this.clients.refuse('client');
    const giveBack = this.clients.take(client);
    try {
      const entered = this.queue.enter({ client, size: 1, load: 1 });
      if (this.queue.isWaitedFor && this.queue.weightOf(client) <= many) this.makeRoom(client);
      const leave = await entered;
      const held = {
        ...upload,
        since: performance.now(),
        leave: () => {
          giveBack();
          leave();
          this.held.delete(held);
        },
      };
      this.held.add(held);
      return held.leave;
    } catch (error) {
      giveBack();
      overloadRefused('upload', 'all');
      throw error;
    }
  }

  /** Marks a client whose upload was ended because it was slow. */
  mark(client: string, now = performance.now()): void {
    for (const [known, until] of this.slow) {
      if (until > now) break;
      this.slow.delete(known);
    }
    this.slow.delete(client);
    this.slow.set(client, now + rememberMs);
  }

  private makeRoom(client: string): void {
    const now = performance.now();
    const speed = ({ bytes, since }: Held) => bytes() / (now - since);
    const old = [...this.held].filter((held) => held.client !== client && now - held.since > graceMs && !held.waits());
    if (old.length === 0) return;
    const slowest = old.reduce((one, other) => (speed(other) < speed(one) ? other : one));
    slowest.leave();
    this.mark(slowest.client, now);
    overloadRefused('upload', 'slow');
    slowest.cut(new AppError('unavailable', { retryAfterSeconds }));
  }

  private isSlow(client: string): boolean {
    return (this.slow.get(client) ?? 0) > performance.now();
  }
}
