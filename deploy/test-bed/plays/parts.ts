// Servers beside the cluster that go away and come back, or move.
import { setTimeout as sleep } from 'node:timers/promises';
import { pointTo } from '../parts.ts';
import { startPostgres, type Postgres } from '../postgres.ts';
import { settled } from '../product.ts';
import type { Play } from '../play.ts';

const awayMs = 40_000;
/** How long an operator takes to see that the primary is lost. */
const noticeMs = 3_000;

let follower: Postgres;

export const partPlays: Play[] = [
  {
    name: 'PostgreSQL fails over to a second server',
    failures: 1,
    seconds: 15,
    before: async ({ parts }) => {
      follower = await startPostgres(parts.database.port + 1, parts.database);
      await parts.database.waitForFollower();
    },
    act: async ({ parts }) => {
      await parts.database.kill();
      await sleep(noticeMs);
      await follower.promote();
      parts.database = follower;
      await pointTo('database', { tcp: follower.port });
      // Until every connection of before has found the new server.
      await sleep(20_000);
      await settled();
    },
  },
  {
    name: 'RabbitMQ away for 40 s',
    act: async ({ parts: { broker } }) => {
      await broker.signal('SIGKILL');
      await sleep(awayMs);
      await broker.start();
    },
  },
  {
    name: 'S3 away for 40 s',
    // Photos may fail; applications without one, sales and pages go on.
    only: /^(?!photo)/,
    act: async ({ parts: { s3 } }) => {
      await s3.signal('SIGKILL');
      await sleep(awayMs);
      await s3.start();
    },
  },
  {
    name: 'names away for 20 s',
    failures: 1,
    seconds: 30,
    act: async ({ names }) => {
      await names.stop();
      await sleep(20_000);
      names.start();
    },
  },
];
