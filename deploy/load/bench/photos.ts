// Photos of 12 megapixels: one after another, and a hundred different ones at once, beside sharp alone.
import { availableParallelism } from 'node:os';
import { measure, startHere } from './drivers.ts';
import type { PhotoJob } from './photo-driver.ts';
import { startStack } from './stack.ts';
import {
  atLeast,
  atMost,
  inTurns,
  median,
  processors,
  ratios,
  roundsOf,
  spread,
  values,
  type Options,
  type Part,
} from './statistics.ts';

const cores = availableParallelism();
const profiles = { srgb: 'sRGB', p3: 'wide gamut' };

export async function photos({ rounds, seconds }: Options): Promise<Part> {
  const stack = await startStack();
  const driver = startHere('photo-driver.ts', [stack.folder]);
  try {
    const intake = await stack.start('intake');
    const watched = { intake: intake.pid, PostgreSQL: stack.database.pid };
    const url = `${intake.url}/api/uploads`;
    const targets = (Object.keys(profiles) as PhotoJob['profile'][]).flatMap((profile) => [
      { name: `sharp, ${profile}, 1`, job: { profile, atOnce: 1 }, watched: {} },
      { name: `intake, ${profile}, 1`, job: { profile, url, atOnce: 1 }, watched },
      { name: `sharp, ${profile}, ${cores}`, job: { profile, atOnce: cores }, watched: {} },
      { name: `intake, ${profile}, ${2 * cores}`, job: { profile, url, atOnce: 2 * cores }, watched },
    ]);
    const results = await inTurns(targets, rounds, ({ job, watched }) => measure(driver, { ...job, seconds }, watched));
    const ratio = (of: 'rate' | 'p50', one: string, other: string) =>
      median(ratios(roundsOf(results, one), roundsOf(results, other), of));
    const rows = results.map(({ name, rounds }) => ({
      'target, profile, at once': name,
      'a second': spread(values(rounds, 'rate'), 1),
      'p50 ms': spread(values(rounds, 'p50'), 0),
      'processor ms each': processors(rounds, 1),
    }));
    const bars = Object.entries(profiles).flatMap(([profile, called]) => {
      const slower = ratio('p50', `intake, ${profile}, 1`, `sharp, ${profile}, 1`);
      const faster = ratio('rate', `intake, ${profile}, ${2 * cores}`, `sharp, ${profile}, ${cores}`);
      return [
        atMost(`a photo (${called}), time to its answer to sharp alone`, 1.5, slower),
        atLeast(`100 photos (${called}), rate to sharp alone`, 0.9, faster),
      ];
    });
    return { rows, bars };
  } finally {
    driver.kill();
    await stack.stop();
  }
}
