import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalTree } from '@blue-peony/test-kit';
import pg from 'pg';
import { halted, onReal, type Fault, type Outcome } from './fault.ts';
import { times } from './times.ts';
import { openStage, type Stage, type StageOptions } from './stage.ts';

const embedded: StageOptions = {};
const away = /database/;

const kill = ({ parts }: Stage) => parts.postgres.signal('SIGKILL');
const startAgain = ({ parts }: Stage) => parts.postgres.start();

/** Occupies all connections of the server and breaks the product's. */
async function takeConnections({ parts }: Stage): Promise<() => Promise<unknown>> {
  const taken: pg.Client[] = [];
  for (let full = false; !full;) {
    const client = new pg.Client({ connectionString: parts.postgres.url });
    client.on('error', () => undefined);
    await client.connect().then(
      () => taken.push(client),
      () => (full = true),
    );
    if (full && taken.length < 90) {
      // The product still holds some connections.
      parts.lines.database.reset();
      full = false;
      await sleep(20);
    }
  }
  return () => Promise.all(taken.map((client) => client.end()));
}

async function lockApplications({ parts }: Stage): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString: parts.postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN; LOCK TABLE intake.applications IN ACCESS EXCLUSIVE MODE');
  return () => client.end();
}

const postmaster = async ({ dataDir }: Stage) =>
  Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

let release: () => Promise<unknown> = async () => undefined;
const held = (hold: (stage: Stage) => Promise<() => Promise<unknown>>) => ({
  inject: async (stage: Stage) => (release = await hold(stage)),
  heal: () => release(),
});

/** The database files are deleted: the process must exit with one log line and an exit code for the supervisor. */
async function cannotStartAgain(): Promise<Outcome> {
  const stage = await openStage(embedded);
  try {
    const pid = await postmaster(stage);
    const said = stage.product().output().length;
    await rename(join(stage.dataDir, 'postgres/cluster'), join(stage.dataDir, 'postgres/gone'));
    await signalTree(pid, 'SIGKILL');
    const ended = await Promise.race([stage.product().ended, sleep(60_000, 'not ended')]);
    const lines = stage.product().output().slice(said).split('\n');
    const last = lines.filter((line) => line.startsWith('The embedded database'));
    return { lost: [], doubled: [], complaints: ended === 1 && last.length === 1 ? [] : [`ended: ${ended}`] };
  } finally {
    await stage.close();
  }
}

const realFaults = onReal([
  { name: 'postgres kill -9, 8 s away', inject: kill, holdMs: 8_000, heal: startAgain, away },
  {
    name: 'postgres kill -9, 40 s away, mails slow',
    inject: async (stage) => {
      stage.mail.behave({ delayMs: 3_000 });
      await sleep(3_000);
      await kill(stage);
    },
    holdMs: 40_000,
    heal: async (stage) => {
      await startAgain(stage);
      stage.mail.behave();
    },
    away,
  },
  { name: 'postgres SIGSTOP 20 s', ...halted('postgres', 20_000, away) },
  {
    name: 'postgres restarts ×4',
    inject: times(4, async ({ parts }) => {
      await parts.postgres.signal('SIGINT');
      await parts.postgres.start();
      await sleep(1_500);
    }),
  },
  {
    name: 'database connections reset ×10',
    inject: times(10, ({ parts }) => parts.lines.database.reset(), 500),
  },
  {
    name: 'database answers lost mid-commit ×15',
    load: { visitors: 4 },
    inject: times(15, ({ parts }) => parts.lines.database.swallow(), 350),
  },
  { name: 'no connection left', ...held(takeConnections), holdMs: 10_000, away },
  { name: 'application table locked 20 s', ...held(lockApplications), holdMs: 20_000 },
]);

export const databaseFaults: Fault[] = [
  ...realFaults,
  {
    name: 'embedded postgres: server kill -9',
    stage: embedded,
    inject: async (stage) => signalTree(await postmaster(stage), 'SIGKILL'),
  },
  {
    name: 'embedded postgres: one backend kill -9',
    stage: embedded,
    inject: async ({ sql }) => {
      const [backend] = await sql<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1",
      );
      process.kill(backend!.pid, 'SIGKILL');
    },
  },
  { name: 'embedded postgres: it cannot start again', play: cannotStartAgain },
];
