import { AppError } from './app-error.ts';
import { RecentUse } from './recent-use.ts';

type Options = {
  /** How much may be inside at once. */
  capacity: number;
  /** How much of it one client may have. */
  perClient?: number;
  /** How much load may wait. */
  waitingAtMost: number;
  waitMs: number;
  /** What a refused client is told. */
  refusal: { detail: string; retryAfterSeconds: number };
};
type Ask = {
  client: string;
  /** What it takes of the capacity while it is inside. */
  size: number;
  /** What those behind it wait for, and what its client has used then. */
  load: number;
};
type Waiter = Ask & { admit: () => void; refuse: () => void };

/** Far longer than a visitor takes for her photos, so that a flood is known as one while it lasts. */
const halfLifeMs = 5 * 60_000;
/** Times its load that a refusal weighs; little of it is left once the client has waited as it was told. */
const refusalWeight = 8;

/**
 * A short queue before a scarce place. The client that used the least lately is next, and one that comes back too soon after
 * a refusal is the last: so a visitor does not wait for a crowd that comes again and again. When the queue is full, the
 * last comer of the client that used the most goes.
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

  /** How much load a client used lately, and more where it does not wait as it is told. */
  weightOf(client: string, now = performance.now()): number {
    return this.used.of(client, now) + this.refused.of(client, now);
  }

  /** @returns how to leave, which is done once @throws AppError `unavailable` at once or after the longest wait */
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

/** The first of those with the least weight. */
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
