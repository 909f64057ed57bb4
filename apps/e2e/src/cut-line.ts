import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type Line = {
  url: string;
  /** Transferred bytes, in both directions together. */
  passed(): number;
  /** Cuts all connections once, after this many more bytes. Later connections are not cut. */
  cutAfter(bytes: number): void;
  close(): void;
};

/** A proxy to a server of this machine that can be cut at any byte. */
export async function lineTo(target: string): Promise<Line> {
  const open = new Set<Socket>();
  let passed = 0;
  let end = Infinity;

  const carry = (near: Socket, far: Socket) =>
    near.on('data', (bytes) => {
      const rest = end - passed;
      passed += bytes.length;
      if (passed < end) return void far.write(bytes);
      end = Infinity;
      far.write(bytes.subarray(0, rest), () => open.forEach((socket) => socket.destroy()));
    });
  const server = createServer((near) => {
    const far = connect(Number(new URL(target).port), '127.0.0.1');
    carry(near, far);
    carry(far, near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    passed: () => passed,
    cutAfter: (bytes) => void (end = passed + bytes),
    close: () => {
      open.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}
