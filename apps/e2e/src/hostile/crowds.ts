import { setTimeout as sleep } from 'node:timers/promises';
import { hold, letGo } from './aborts.ts';
import type { Attack } from './attack.ts';
import { bombs, costly, photoForm } from '@blue-peony/test-kit';
import { atOnce, strike } from './wire.ts';

/** Each decompression bomb alone, then the two most expensive ones from 30 machines at once. */
export const pictureBombs: Attack = async (field) => {
  for (const [name, picture] of Object.entries(await bombs()))
    await strike(field, '/api/uploads', photoForm(picture, name), name.length);
};

export const costlyPictures: Attack = async (field) => {
  const pictures = [photoForm(await costly()), photoForm(await costly(true))];
  while (Date.now() < field.until)
    await atOnce(
      30,
      Array.from({ length: 30 }, (_, machine) => () => strike(field, '/api/uploads', pictures[machine % 2], machine)),
    );
};

/** Connections that request one page each and then stay open. */
export const idleCrowd =
  (count: number): Attack =>
  async (field) => {
    const held = await hold(field, count, 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    await sleep(Math.max(5_000, field.until - Date.now()));
    await letGo(field, held, 'idle connection');
  };
