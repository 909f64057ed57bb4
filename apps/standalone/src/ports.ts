import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** @returns the port itself, or a free one for 0; undefined when it is taken or not ours to take */
export async function claimPort(port: number, host: string): Promise<number | undefined> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return (probe.address() as AddressInfo).port;
  } catch {
    return undefined;
  } finally {
    probe.close();
  }
}
