import { AppError } from './app-error.ts';
import { RecentUse } from './recent-use.ts';

type Options = {
  /** Total size of all holders. */
  capacity: number;
  /** Part of the capacity that one client may hold. */
  perClient?: number;
  /** Load that may wait. */
  waitingAtMost: number;
  waitMs: number;
  /** Seconds for `Retry-After` of a refused client. */
  refusal: { detail: string; retryAfterSeconds: number };
};
type Ask = {
  client: string;
  /** Part of the capacity that it holds. */
  size: number;
  /** Weight in the queue and in the client's recent use. */
  load: number;
};
type Waiter = Ask & { admit: () => void; refuse: () => void };

/** Much longer than a visitor needs for all photos, so that a flood is remembered while it lasts. */
const halfLifeMs = 5 * 60_000;
/** Weight of a refusal, in multiples of the load. It has decayed once the client has waited as told. */
const refusalWeight = 8;

/**
 * A short queue for a scarce resource. The client with the least recent use is next, and a client that retries too soon
 * after a refusal is last, so a visitor does not wait behind a flood. When the queue is full, the newest entry of the
 * client with the most use is refused.
 */
export class FairQueue {
  private waiting: Waiter[] = [];
  private readonly inside = new Map<string, number>();
  private readonly used = new RecentUse(halfLifeMs);
  private readonly refused: RecentUse;

  constructor(private readonly options: Options) {
    this.refused = new RecentUse((options.refusal.retryAfterSeconds * 1_000) / 5);
  }

  get isWaitedFor(): boolean {
    return this.waiting.length > 0;
  }

  /** Recent use per client; a client that ignores `Retry-After` gets extra weight. */
  weightOf(client: string, now = performance.now()): number {
    return this.used.of(client, now) + this.refused.of(client, now);
  }

  /**
   * @returns a function that releases the place once
   * @throws AppError `unavailable`, at once or after the longest wait
   */
  enter(ask: Ask): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        ...ask,
        admit: () => {
          clearTimeout(timer);
          resolve(this.take(ask));
        },
        refuse: () => {
          clearTimeout(timer);
          this.drop(waiter);
          this.refused.add(ask.client, refusalWeight * ask.load);
          reject(new AppError('unavailable', this.options.refusal));
        },
      };
      const timer = setTimeout(waiter.refuse, this.options.waitMs).unref();
      this.waiting.push(waiter);
      this.admit();
      this.shorten();
    });
  }

  private take({ client, size, load }: Ask): () => void {
    this.used.add(client, load);
    this.inside.set(client, this.of(client) + size);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const rest = this.of(client) - size;
      if (rest > 0) this.inside.set(client, rest);
      else this.inside.delete(client);
      this.admit();
    };
  }

  private drop(waiter: Waiter): void {
    this.waiting = this.waiting.filter((other) => other !== waiter);
  }

  private admit(): void {
    const { capacity, perClient = capacity } = this.options;
    for (;;) {
      const allowed = this.waiting.filter(({ client, size }) => this.of(client) + size <= perClient);
      const now = performance.now();
      const next = first(allowed, ({ client }) => this.weightOf(client, now));
      if (!next || sum(this.inside.values()) + next.size > capacity) return;
      this.drop(next);
      next.admit();
    }
  }

  private shorten(): void {
    while (sum(this.waiting.map(({ load }) => load)) > this.options.waitingAtMost) {
      const now = performance.now();
      first(this.waiting.toReversed(), ({ client }) => -this.weightOf(client, now))!.refuse();
    }
  }

  private of(client: string): number {
    return this.inside.get(client) ?? 0;
  }
}

function first<T>(all: readonly T[], weigh: (one: T) => number): T | undefined {
  let found: { one: T; weight: number } | undefined;
  for (const one of all) {
    const weight = weigh(one);
    if (!found || weight < found.weight) found = { one, weight };
  }
  return found?.one;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
