import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { Stage, StageOptions } from './stage.ts';

const embedded: StageOptions = {};
const upload =
  'POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n' +
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
const halfHeader = 'GET /pl HTTP/1.1\r\nHost: localhost\r\n';
const halfBody =
  'POST /api/applications HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';

type Crowd = { sockets: Socket[]; dripping: NodeJS.Timeout };
let crowd: Crowd | undefined;

/** Connections that start a request and then send it in small pieces. */
async function gather({ siteUrl }: Stage, count: number, begin: string, piece: string, everyMs: number): Promise<void> {
  const port = Number(new URL(siteUrl).port);
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (index % 4)}` });
    socket.on('error', () => undefined).resume();
    await once(socket, 'connect').catch(() => undefined);
    socket.write(begin);
    sockets.push(socket);
  }
  const dripping = setInterval(() => {
    for (const socket of sockets) if (piece && socket.writable) socket.write(piece);
  }, everyMs);
  crowd = { sockets, dripping };
}

async function dissolve(): Promise<void> {
  clearInterval(crowd?.dripping);
  for (const socket of crowd?.sockets ?? []) socket.destroy();
  crowd = undefined;
}

const crowded = (name: string, count: number, begin: string, piece: string, everyMs = 3_000): Fault => ({
  name,
  stage: embedded,
  inject: (stage) => gather(stage, count, begin, piece, everyMs),
  holdMs: 10_000,
  heal: dissolve,
});

export const crowdFaults: Fault[] = [
  {
    name: 'upload queue: 130 slow uploads, one leaves',
    stage: embedded,
    inject: async (stage) => {
      await gather(stage, 130, upload, 'b', 2_000);
      await sleep(3_000);
      crowd!.sockets.at(-1)!.destroy();
    },
    holdMs: 8_000,
    heal: dissolve,
  },
  crowded('slowloris: 500 half-sent headers', 500, halfHeader, 'X: y\r\n'),
  crowded('slowloris: 500 half-sent bodies', 500, halfBody, ' '),
  crowded('slowloris: 500 half-sent photos', 500, upload, 'b'.repeat(100)),
  crowded('1000 idle keep-alive connections', 1_000, 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n', ''),
];
