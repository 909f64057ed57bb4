import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Where everything listens that only this machine asks for. */
export const loopback = '127.0.0.1';

type HeldPort = { port: number; release(): Promise<void> };

/**
 * Keeps a port from everybody else until its server is about to listen.
 * @returns the port itself, or a free one for 0; undefined when it is taken or not ours to take
 */
export async function holdPort(port: number, host: string): Promise<HeldPort | undefined> {
  const holder = createServer((socket) => socket.destroy()).unref();
  try {
    holder.listen(port, host);
    await once(holder, 'listening');
  } catch {
    return undefined;
  }
  const release = () => new Promise<void>((released) => holder.close(() => released()));
  return { port: (holder.address() as AddressInfo).port, release };
}

/** @returns the port itself, or a free one for 0; undefined when it is taken or not ours to take */
export async function claimPort(port: number, host: string): Promise<number | undefined> {
  const held = await holdPort(port, host);
  await held?.release();
  return held?.port;
}
