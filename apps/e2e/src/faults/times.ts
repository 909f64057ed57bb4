import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.ts';

/** Repeats an action with pauses. */
export const times =
  (count: number, step: (stage: Stage) => unknown, pauseMs = 0) =>
  async (stage: Stage): Promise<void> => {
    for (let done = 0; done < count; done++) {
      await step(stage);
      await sleep(pauseMs);
    }
  };
