import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'node:net';
import { applicationForm } from '@blue-peony/test-kit';
import type { Attack, Field } from './attack.ts';
import { atOnce, hear, open, uploadHead } from './wire.ts';

const application = JSON.stringify(applicationForm({ name: 'Aborted' }));
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const get = (path: string, token = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;

/** Requests of every kind, ended by a reset in the headers, in the body or during the response. */
export const aborts: Attack = async (field) => {
  const whole = [
    uploadHead(500_000),
    post('/api/applications', application),
    post('/api/checkouts', JSON.stringify({ productType: 'digital-guide', currency: 'USD', language: 'en' })),
    post('/auth/v1/token?grant_type=password', '{"email":"a@b.example","password":"wrong"}'),
    get('/api/admin/applications', field.token),
    get('/api/admin/live', field.token),
    get('/api/docs-json'),
    get('/'),
  ];
  for (let round = 0; Date.now() < field.until; round += 1) {
    const jobs = Array.from({ length: 200 }, (_, index) => async () => {
      const request = whole[index % whole.length]!;
      const cut = index % 3 === 0 ? Math.floor((request.length * (index % 17)) / 17) : request.length;
      await abort(await open(field, index), request.slice(0, cut), ((index + round) % 40) / 2);
    });
    await atOnce(16, jobs);
  }
};

async function abort(socket: Socket, bytes: string, afterMs: number): Promise<void> {
  socket.write(bytes, 'latin1');
  await sleep(afterMs);
  socket.resetAndDestroy();
}

/** More open uploads than a service has connections, which are then cut off, the last one first. */
export const leavers =
  (count: number): Attack =>
  async (field) => {
    const held = await hold(field, count, uploadHead(9_000_000));
    await sleep(500);
    for (const socket of held.toReversed()) socket.resetAndDestroy();
  };

/** Opens connections, sends the same bytes on each and keeps them. */
export async function hold(field: Field, count: number, bytes: string): Promise<Socket[]> {
  const held: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = await open(field, index);
    socket.write(bytes, 'latin1');
    held.push(socket);
  }
  return held;
}

/** Counts the responses on held connections and resets them. */
export async function letGo(field: Field, held: readonly Socket[], about: string): Promise<void> {
  await Promise.all(held.map((socket) => hear(socket, field, about, 100)));
  for (const socket of held) socket.resetAndDestroy();
}
