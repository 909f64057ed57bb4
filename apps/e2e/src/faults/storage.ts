import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { halted, onReal, type Fault } from './fault.ts';
import type { Stage, StageOptions } from './stage.ts';
import { times } from './times.ts';

const run = promisify(execFile);
const store = /store|disk/;

/** A file system of that size that PostgreSQL's user can access. */
async function mount(path: string, megabytes: number): Promise<() => Promise<unknown>> {
  await mkdir(path, { recursive: true, mode: 0o755 });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path]);
  return () => run('umount', ['-l', path]);
}

const smallDisk: StageOptions = { prepare: (dataDir) => mount(dataDir, 700) };
const smallPhotoDisk: StageOptions = { prepare: (dataDir) => mount(join(dataDir, 'photos'), 20) };

/** Fills the disk of a folder completely. */
async function fill(folder: string): Promise<void> {
  const ballast = await open(join(folder, 'ballast'), 'w');
  try {
    for (let piece = 1 << 20; piece >= 1 << 10;) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < piece) piece >>= 1;
      else await ballast.write(Buffer.alloc(piece));
    }
  } catch {
    // The disk is full.
  } finally {
    await ballast.close();
  }
}
const empty = (folder: string) => rm(join(folder, 'ballast'), { force: true });
const photos = ({ dataDir }: Stage) => join(dataDir, 'photos');

const unfinished = async ({ dataDir }: Stage) => {
  const { stdout } = await run('find', [
    photos({ dataDir } as Stage),
    '-regextype',
    'egrep',
    '-regex',
    '.*[.][0-9a-f-]{36}',
  ]);
  return stdout.split('\n').filter(Boolean).length;
};

let busy: Server;
/** Replaces the store by a server that answers 503 to everything. */
async function answerBusy({ parts }: Stage): Promise<void> {
  const { s3 } = parts.lines;
  await s3.cut();
  const error = '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Reduce your request rate</Message></Error>';
  busy = createServer((_request, response) => response.writeHead(503, { connection: 'close' }).end(error));
  busy.listen(s3.port, '127.0.0.1');
  await once(busy, 'listening');
}
async function answerAgain({ parts }: Stage): Promise<void> {
  busy.close();
  busy.closeAllConnections();
  await once(busy, 'close');
  await parts.lines.s3.restore();
}

const realFaults = onReal([
  {
    name: 'object store kill -9, 6 s away',
    inject: ({ parts }) => parts.s3.signal('SIGKILL'),
    holdMs: 6_000,
    heal: ({ parts }) => parts.s3.start(),
    away: store,
  },
  { name: 'object store SIGSTOP 15 s', ...halted('s3', 15_000, store) },
  {
    name: 'object store cut mid-answer ×15',
    inject: times(15, ({ parts }) => parts.lines.s3.swallow(), 300),
  },
  {
    name: 'object store slow (400 ms a packet) 8 s',
    inject: async ({ parts }) => parts.lines.s3.delay(400),
    holdMs: 8_000,
    heal: async ({ parts }) => parts.lines.s3.delay(0),
  },
  {
    name: 'object store answers 503 for 8 s',
    inject: answerBusy,
    holdMs: 8_000,
    heal: answerAgain,
    away: store,
  },
]);

export const storageFaults: Fault[] = [
  {
    name: 'disk full 8 s (everything on it)',
    needs: ['root'],
    stage: smallDisk,
    inject: times(3, async ({ dataDir }) => {
      await fill(dataDir);
      await sleep(2_000);
      await empty(dataDir);
      await sleep(700);
    }),
  },
  {
    name: 'photo disk full 6 s',
    needs: ['root'],
    stage: smallPhotoDisk,
    inject: (stage) => fill(photos(stage)),
    holdMs: 6_000,
    heal: async (stage) => {
      await empty(photos(stage));
      const left = await unfinished(stage);
      if (left > 0) throw new Error(`${left} unfinished files stay on the disk`);
    },
    away: store,
  },
  {
    name: 'photo folder read-only 6 s',
    needs: ['root'],
    stage: smallPhotoDisk,
    inject: (stage) => run('mount', ['-o', 'remount,ro', photos(stage)]),
    holdMs: 6_000,
    heal: (stage) => run('mount', ['-o', 'remount,rw', photos(stage)]),
    away: store,
  },
  ...realFaults,
];
