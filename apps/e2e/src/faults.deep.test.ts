import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { groups } from './faults/all.ts';
import { broken } from './faults/fault.ts';
import { playUnderLoad } from './faults/play.ts';
import { openStage, type Stage } from './faults/stage.ts';

// The cheap and most revealing faults of `npm run faults`, one after another on one product with real servers.
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ real: true });
});
afterAll(() => stage?.close());

test.each(['publishing connection reset ×10', 'queue deleted'])(
  'loses nothing, doubles nothing and stays honest: %s',
  async (name) => {
    const fault = Object.values(groups)
      .flat()
      .find((one) => one.name === name);
    if (!fault || !('stage' in fault)) throw new Error(`There is no such fault: ${name}`);
    const outcome = await playUnderLoad(fault, stage);
    // Other tests run on the same machine, so only whether it recovers counts here; `npm run faults` measures how fast.
    const ever = (seconds = 0) => (seconds === Infinity ? Infinity : 0);
    const { recoveredS, mailsS } = outcome;
    expect(broken(fault, { ...outcome, recoveredS: ever(recoveredS), mailsS: ever(mailsS) })).toEqual([]);
  },
  600_000,
);
