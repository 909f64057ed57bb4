import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the range of ephemeral ports, from which the system could assign a port before the test uses it.
const lowest = 12_000;
const highest = 32_000;

/** Ports of this machine that are free at the moment. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  for (let tries = 0; found.size < count; tries++) {
    if (tries > count + 50) throw new Error('No free ports');
    const port = randomInt(lowest, highest);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
