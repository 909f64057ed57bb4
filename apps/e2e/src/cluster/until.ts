import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `probe` returns something truthy. @throws Error after `withinMs` */
export async function until<T>(probe: () => T | Promise<T>, withinMs = 30_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`Not so after ${withinMs} ms: ${String(probe)}`);
    await sleep(100);
  }
}
