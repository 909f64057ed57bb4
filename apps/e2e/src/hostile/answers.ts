/** The product's responses: counts by status, and all forbidden responses. */
export class Answers {
  readonly counts = new Map<string, number>();
  /** Forbidden responses by request: 5xx other than 503 with Retry-After, and accepted malformed requests. */
  readonly faults = new Map<string, number>();

  add(status: number | string, retryAfter: boolean, about: string): void {
    plus(this.counts, `${status}`);
    if (Number(status) >= 500 && !(status === 503 && retryAfter)) plus(this.faults, `${status} ${about}`);
  }

  fault(text: string): void {
    plus(this.faults, text);
  }

  get summary(): string {
    return listed(this.counts);
  }
}

const plus = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

export const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name}×${count}`).join(' ');
