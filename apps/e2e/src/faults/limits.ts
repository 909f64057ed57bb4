import { setTimeout as sleep } from 'node:timers/promises';
import { caller, jpegPhoto, keptAlive, upload } from '@blue-peony/test-kit';
import type { Fault, Outcome } from './fault.ts';
import { openStage, type Stage, type StageOptions } from './stage.ts';

const moves = (name: string, clock: 'product' | 'all', offset: string): Fault => ({
  name,
  needs: ['faketime'],
  stage: { real: true, clock } satisfies StageOptions,
  inject: (stage: Stage) => stage.setClock(offset),
  holdMs: 12_000,
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
  { name: 'small heap (256 MB), 60 photos of 12 MP at once', play: outOfMemory },
];
