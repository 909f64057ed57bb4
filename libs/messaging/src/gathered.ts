import { AppError, isOutage } from '@blue-peony/service-kit';

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

type Options<Item> = {
  /** Items with a common key are never under way at the same time. By default only equal items have one. */
  keysOf?: (item: Item) => readonly unknown[];
  /** Calls of one batch, 200 by default. A full batch does not wait for the end of the turn of the event loop. */
  batchSize?: number;
  /**
   * Batches under way at the same time; 1 by default. The next batch begins when it is full, or has as many calls as are
   * under way: smaller batches would cost more for each call.
   */
  atOnce?: number;
  /**
   * The longest wait, in milliseconds, for as many calls as the batch before had; 0 by default. Calls that come one by
   * one never wait.
   */
  lingerMs?: number;
  waitingAtMost?: number;
};

/**
 * Gathers calls into batches, so that one statement serves many: the calls of one turn of the event loop share a batch,
 * and so do those that arrive while batches are under way. Unless it fails because of an outage, a batch that fails is
 * repeated call by call, so that a bad one spoils no other.
 */
export class Gathered<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running = 0;
  private served = 0;
  private woken = false;
  private lastSize = 1;
  private lingering: NodeJS.Timeout | undefined;
  /** Keys of the items under way. */
  private readonly taken = new Set<unknown>();
  private readonly options: Required<Options<Item>>;

  /** @param work returns the results in the order of the items */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    {
      keysOf = (item) => [item],
      batchSize = 200,
      atOnce = 1,
      lingerMs = 0,
      waitingAtMost = Infinity,
    }: Options<Item> = {},
  ) {
    this.options = { keysOf, batchSize, atOnce, lingerMs, waitingAtMost };
  }

  /** @throws AppError `unavailable` when too many wait */
  add(item: Item): Promise<Result> {
    if (this.waiting.length >= this.options.waitingAtMost)
      return Promise.reject(new AppError('unavailable', { detail: 'Too many calls wait', outage: 'database' }));
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.waiting.length >= this.options.batchSize) this.next();
      else this.wake();
    });
  }

  private wake(): void {
    if (this.woken) return;
    this.woken = true;
    setImmediate(() => {
      this.woken = false;
      this.next();
    });
  }

  private next(lingered = false): void {
    const { atOnce, batchSize, lingerMs } = this.options;
    const count = this.waiting.length;
    if (count === 0 || this.running === atOnce || count < Math.min(this.served, batchSize)) return;
    if (lingerMs > 0 && count < this.lastSize && !lingered) return this.linger();
    const batch = this.take();
    if (batch.length === 0) return;
    this.lastSize = batch.length;
    this.running++;
    this.served += batch.length;
    void this.serve(batch).finally(() => {
      this.running--;
      this.served -= batch.length;
      for (const { item } of batch) for (const key of this.options.keysOf(item)) this.taken.delete(key);
      this.next();
    });
    this.next();
  }

  private linger(): void {
    this.lingering ??= setTimeout(() => {
      this.lingering = undefined;
      this.next(true);
    }, this.options.lingerMs);
  }

  private async serve(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      if (batch.length > 1 && !isOutage(error)) for (const one of batch) await this.serve([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  private take(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    const later: Waiting<Item, Result>[] = [];
    // Keys of items that stay behind keep the order of items with a common key.
    const passed = new Set<unknown>();
    for (const one of this.waiting) {
      const keys = this.options.keysOf(one.item);
      const mustWait =
        batch.length === this.options.batchSize || keys.some((key) => this.taken.has(key) || passed.has(key));
      (mustWait ? later : batch).push(one);
      for (const key of keys) (mustWait ? passed : this.taken).add(key);
    }
    this.waiting = later;
    return batch;
  }
}
