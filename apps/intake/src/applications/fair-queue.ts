import { AppError } from '@blue-peony/service-kit';

type Options = {
  /** How much may be inside at once. */
  capacity: number;
  /** How much of it one client may have. */
  perClient?: number;
  /** How much load may wait. */
  waitingAtMost: number;
  waitMs: number;
};
type Ask = {
  client: string;
  /** What it takes of the capacity while it is inside. */
  size: number;
  /** What those behind it wait for. */
  load: number;
};
type Waiter = Ask & { admit: () => void; refuse: () => void };

const retryAfterSeconds = 3;

/**
 * A short queue before a scarce place. The client with the least inside is next; equal ones take turns. When the queue is full, the last comer of
 * the client with the most in it goes, so that nobody is kept out by another's flood.
 */
export class FairQueue {
  private waiting: Waiter[] = [];
  private readonly inside = new Map<string, number>();

  constructor(private readonly options: Options) {}

  get isWaitedFor(): boolean {
    return this.waiting.length > 0;
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
          this.waiting.splice(this.waiting.indexOf(waiter), 1);
          reject(new AppError('unavailable', { detail: 'Too many photos at once', retryAfterSeconds }));
        },
      };
      const timer = setTimeout(waiter.refuse, this.options.waitMs).unref();
      this.waiting.push(waiter);
      this.admit();
      this.shorten();
    });
  }

  private take({ client, size }: Ask): () => void {
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

  private admit(): void {
    const { capacity, perClient = capacity } = this.options;
    for (;;) {
      const [next] = this.waiting
        .filter(({ client, size }) => this.of(client) + size <= perClient)
        .sort((a, b) => this.of(a.client) - this.of(b.client));
      if (!next || sum(this.inside.values()) + next.size > capacity) return;
      const rest = this.waiting.filter((waiter) => waiter !== next);
      const isAnother = ({ client }: Waiter) => client !== next.client;
      this.waiting = [...rest.filter(isAnother), ...rest.filter((waiter) => !isAnother(waiter))];
      next.admit();
    }
  }

  private shorten(): void {
    while (sum(this.waiting.map(({ load }) => load)) > this.options.waitingAtMost) {
      const loads = new Map<string, number>();
      for (const { client, load } of this.waiting) loads.set(client, (loads.get(client) ?? 0) + load);
      const most = Math.max(...loads.values());
      this.waiting.findLast(({ client }) => loads.get(client) === most)!.refuse();
    }
  }

  private of(client: string): number {
    return this.inside.get(client) ?? 0;
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
