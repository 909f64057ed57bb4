import { AppError } from '@blue-peony/service-kit';
import { overloadRefused } from '../shared/business-events.ts';
import { Places } from './places.ts';

/** An upload that is under way. */
export type Upload = {
  client: string;
  /** What has come so far. */
  bytes(): number;
  /** Ends it with that answer. */
  cut(reason: AppError): void;
};

type Held = Upload & { since: number; leave: () => void };

/** A photo on an ordinary line is through by then. */
const graceMs = 5_000;
const rememberMs = 60_000;
const retryAfterSeconds = 5;

/**
 * The places of uploads. Once all are taken, a newcomer takes the place of the slowest; and a client that lost one so
 * finds half of the places closed for a minute. So a crowd of slow senders, from however many addresses, makes room for
 * one that sends.
 */
export class UploadPlaces {
  private readonly places: Places;
  private readonly held = new Set<Held>();
  /** Until when a client counts as slow, the oldest first. */
  private readonly slow = new Map<string, number>();

  constructor(private readonly bounds: { inAll: number; each: number }) {
    this.places = new Places('upload', { ...bounds, retryAfterSeconds });
  }

  /** @throws AppError `unavailable` */
  take(upload: Upload): () => void {
    const now = performance.now();
    const { inAll, each } = this.bounds;
    if (this.isSlow(upload.client, now) && this.places.used >= inAll / 2) this.places.refuse('client');
    if (this.places.used >= inAll && this.places.of(upload.client) < each) this.makeRoom(upload.client, now);
    const giveBack = this.places.take(upload.client);
    const held = {
      ...upload,
      since: now,
      leave: () => {
        giveBack();
        this.held.delete(held);
      },
    };
    this.held.add(held);
    return held.leave;
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

  private makeRoom(client: string, now: number): void {
    const speed = ({ bytes, since }: Held) => bytes() / (now - since);
    const old = [...this.held].filter((held) => held.client !== client && now - held.since > graceMs);
    if (old.length === 0) return;
    const slowest = old.reduce((one, other) => (speed(other) < speed(one) ? other : one));
    slowest.leave();
    this.mark(slowest.client, now);
    overloadRefused('upload', 'slow');
    slowest.cut(new AppError('unavailable', { retryAfterSeconds }));
  }

  private isSlow(client: string, now: number): boolean {
    return (this.slow.get(client) ?? 0) > now;
  }
}
