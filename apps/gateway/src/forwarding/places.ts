import { AppError } from '@blue-peony/service-kit';
import { overloadRefused, type Crowd } from '../shared/business-events.ts';

type Bounds = { inAll: number; each: number; retryAfterSeconds: number };

/**
 * Limits concurrent calls of one kind, in total and per client. There is no queue: a call without a free place is
 * refused.
 */
export class Places {
  private readonly taken = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly crowd: Crowd,
    private readonly bounds: Bounds,
  ) {}

  /** The number of places that a client holds. */
  of(client: string): number {
    return this.taken.get(client) ?? 0;
  }

  /**
   * @param client its address or session
   * @returns a function that releases the place; later calls of it do nothing
   * @throws AppError `unavailable`
   */
  take(client: string): () => void {
    const own = this.of(client);
    if (own >= this.bounds.each) this.refuse('client');
    if (this.all >= this.bounds.inAll) this.refuse('all');
    this.taken.set(client, own + 1);
    this.all++;
    let holds = true;
    return () => {
      if (!holds) return;
      holds = false;
      this.all--;
      const left = this.of(client) - 1;
      if (left > 0) this.taken.set(client, left);
      else this.taken.delete(client);
    };
  }

  refuse(bound: 'all' | 'client'): never {
    overloadRefused(this.crowd, bound);
    throw new AppError('unavailable', { retryAfterSeconds: this.bounds.retryAfterSeconds });
  }
}
