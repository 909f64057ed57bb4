import { setTimeout as sleep } from 'node:timers/promises';
import { caller, jpegPhoto, keptAlive, upload } from '@blue-peony/test-kit';
import { builtProgram, emptyFolder, launch } from '../product.ts';
import type { Fault, Outcome } from './fault.ts';
import { openStage, type Stage, type StageOptions } from './stage.ts';

const moves = (name: string, clock: 'product' | 'all', offset: string): Fault => ({
  name,
  needs: ['faketime'],
  stage: { real: true, clock } satisfies StageOptions,
  inject: (stage: Stage) => stage.setClock(offset),
  holdMs: 12_000,
});

/** Starts with too few file descriptors to work. */
const tooFew = (limit: number): Fault => ({
  name: `ulimit -n ${limit}`,
  async play(): Promise<Outcome> {
    const folder = await emptyFolder();
    const command = ['prlimit', `--nofile=${limit}:${limit}`, process.execPath, builtProgram];
    const { ended, output } = launch({ DATA_DIR: folder.path }, [], { command });
    const code = await ended;
    await folder.remove();
    const lines = output().trim().split('\n');
    const says = lines.length === 1 && /descriptors|files/.test(lines[0]!) && /\d/.test(lines[0]!);
    const complaints = code === 1 && says ? [] : [`ended with ${code}, and last said: ${lines.at(-1)}`];
    return { lost: [], doubled: [], complaints };
  },
});

/** Many large photos on a small heap: the product may refuse them but must not die. */
async function outOfMemory(): Promise<Outcome> {
  const stage = await openStage({ settings: { NODE_OPTIONS: '--max-old-space-size=256' } });
  try {
    const photo = await jpegPhoto({ width: 4_000, height: 3_000 });
    const failures = new Set<string>();
    const call = caller(keptAlive(stage.siteUrl), { heard: ({ failure }) => failure && failures.add(failure) });
    await Promise.all(Array.from({ length: 60 }, () => upload(call, photo)));
    await sleep(1_000);
    const complaints = [...failures].filter((failure) => !/^503(?!.*without)/.test(failure));
    if (stage.isDead()) complaints.push('the process died');
    return { lost: [], doubled: [], complaints };
  } finally {
    await stage.close();
  }
}

export const limitFaults: Fault[] = [
  moves('clock +2 h (product and database)', 'all', '+2h'),
  moves('clock −1 h (product and database)', 'all', '-1h'),
  moves('clock +2 h (product alone)', 'product', '+2h'),
  moves('clock −1 h (product alone)', 'product', '-1h'),
  tooFew(64),
  tooFew(300),
  { name: 'small heap (256 MB), 60 photos of 12 MP at once', play: outOfMemory },
];
