type Use = { amount: number; at: number };

/** Maximum number of remembered clients; beyond it the least recently active one is forgotten. */
const clientsAtMost = 10_000;

/** Recent use per client, with exponential decay: after each half-life, half of it counts. */
export class RecentUse {
  private readonly uses = new Map<string, Use>();

  constructor(private readonly halfLifeMs: number) {}

  of(client: string, now = performance.now()): number {
    const { amount, at } = this.uses.get(client) ?? { amount: 0, at: 0 };
    return amount * 0.5 ** ((now - at) / this.halfLifeMs);
  }

  add(client: string, amount: number): void {
    const use = { amount: this.of(client) + amount, at: performance.now() };
    this.uses.delete(client);
    this.uses.set(client, use);
    const [oldest] = this.uses.keys();
    if (this.uses.size > clientsAtMost) this.uses.delete(oldest!);
  }
}
