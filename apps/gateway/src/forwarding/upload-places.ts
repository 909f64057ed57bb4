import { AppError, FairQueue } from '@blue-peony/service-kit';
import { overloadRefused } from '../shared/business-events.ts';
import { Places } from './places.ts';

/** An upload that is under way. */
export type Upload = {
  client: string;
  /** What has come so far. */
  bytes(): number;
  /** Whether what came waits for the service. */
  waits(): boolean;
  /** Ends it with that answer. */
  cut(reason: AppError): void;
};

type Held = Upload & { since: number; leave: () => void };

/** A photo on an ordinary line is through by then. */
const graceMs = 5_000;
const rememberMs = 60_000;
const retryAfterSeconds = 5;
const waitMs = 3_000;
/** Uploads that one client has lately: an application has five photos, and some of them are tried twice. */
const many = 12;

/**
 * The places of uploads. Once all are taken, a newcomer takes the place of the slowest; and a client that lost one so
 * finds half of the places closed for a minute. So a crowd of slow senders, from however many addresses, makes room for
 * one that sends. As many as there are places wait for one in a fair queue, and a client that had many uploads takes no
 * slow sender's place: so a crowd that comes again and again makes room for a visitor.
 */
export class UploadPlaces {
  private readonly clients: Places;
  private readonly queue: FairQueue;
  private readonly held = new Set<Held>();
  /** Until when a client counts as slow, the oldest first. */
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

  /** @throws AppError `unavailable` at once, or after a short wait for a place */
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

  /** Remembers a client that was cut for its slowness. */
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
