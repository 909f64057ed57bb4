import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buyGuide, offerPhoto } from './visitors.ts';
import { hold, letGo } from './aborts.ts';
import type { Attack, Field } from './attack.ts';
import { noise } from '@blue-peony/test-kit';
import { open, uploadHead } from './wire.ts';

/** Sends one byte a second on every connection until the flood ends. */
async function drip(field: Field, held: readonly Socket[], byte: string): Promise<void> {
  while (Date.now() < field.until) {
    await sleep(1_000);
    for (const socket of held) if (socket.writable) socket.write(byte);
  }
}

const dripping =
  (about: string, head: string, byte: string, count = 500): Attack =>
  async (field) => {
    const held = await hold(field, count, head);
    await drip(field, held, byte);
    await letGo(field, held, about);
  };

const jsonHead = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"`;

export const slowHeaders = dripping('slow headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a');
export const slowForms = dripping('slow form', jsonHead('/api/applications'), 'a');
export const slowSignIns = dripping('slow sign-in', jsonHead('/auth/v1/token?grant_type=password'), 'a');
export const slowUploads = dripping('slow upload', uploadHead(9_000_000), 'b');

/** Uploads that send 18 MB as fast as possible and then stop: 60 from one machine, and one from each other machine. */
export const stalledUploads: Attack = async (field) => {
  const block = Buffer.alloc(1_000_000);
  const stall = async (machine: number) => {
    const socket = await open(field, machine);
    socket.write(uploadHead(19_001_000), 'latin1');
    for (let sent = 0; sent < 18 && socket.writable; sent += 1)
      if (!socket.write(block))
        await once(socket, 'drain', { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    return socket;
  };
  const machines = [...Array.from({ length: 60 }, () => 0), ...Array.from({ length: 140 }, (_, index) => index + 1)];
  const held = await Promise.all(machines.map(stall));
  await sleep(Math.max(0, field.until - Date.now()));
  await letGo(field, held, 'stalled upload');
};

/** Requests large responses and does not read them. */
const unread = async (field: Field, count: number, path: (index: number) => string): Promise<void> => {
  const held = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = await open(field, index);
      socket.pause();
      socket.write(`GET ${path(index)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${field.token}\r\n\r\n`);
      return socket;
    }),
  );
  await sleep(Math.max(0, field.until - Date.now()));
  await letGo(field, held, `unread ${path(0).slice(0, 24)}`);
};

export const unreadStreams: Attack = (field) => unread(field, 200, () => '/api/admin/live');

export const unreadDownloads: Attack = async (field) => {
  const links = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((buyer) => buyGuide(field.url, field.from(buyer))),
  );
  await unread(field, 200, (index) => links[index % links.length]!);
};

export const unreadPhotos: Attack = async (field) => {
  const link = await offerPhoto(field, await noise(2_400, 1_800));
  await unread(field, 200, () => link);
};
