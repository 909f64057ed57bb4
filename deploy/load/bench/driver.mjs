import { setTimeout as sleep } from 'node:timers/promises';

const perMs = 100;
const longestMs = 10_000;

/** Counts calls and their times, in classes of 0.01 ms, so that counting costs nearly nothing. */
export class Times {
  #classes = new Uint32Array(longestMs * perMs);
  calls = 0;

  add(ms) {
    this.calls++;
    this.#classes[Math.min(this.#classes.length - 1, Math.floor(ms * perMs))]++;
  }

  /** @param share 0.5 for the median. @returns milliseconds */
  at(share) {
    let left = Math.max(1, Math.ceil(this.calls * share));
    const found = this.#classes.findIndex((count) => (left -= count) <= 0);
    return found / perMs;
  }
}

/**
 * Runs one job: warms up, then counts for `seconds`.
 * @param start starts the calls; gets the job and a function that takes the time and number of units of each call, and
 *   returns a function that stops them
 * @param began is called when the counting starts
 */
export async function runJob(start, job, began = () => undefined) {
  let times = new Times();
  let units = 0;
  const stop = await start(job, (ms, done = 1) => {
    times.add(ms);
    units += done;
  });
  await sleep((job.warmUpSeconds ?? 1) * 1_000);
  began();
  times = new Times();
  units = 0;
  const from = performance.now();
  await sleep(job.seconds * 1_000);
  const seconds = (performance.now() - from) / 1_000;
  const result = { rate: units / seconds, units, p50: times.at(0.5), p99: times.at(0.99) };
  const faults = await stop();
  return { ...result, ...faults };
}

/** Makes this process a driver: it runs each job that its parent sends. */
export function serveJobs(start) {
  process.on('message', async (job) => {
    try {
      const ended = await runJob(start, job, () => process.send({ began: true }));
      process.send({ ended });
    } catch (error) {
      process.send({ failed: error.stack });
    }
  });
  process.once('disconnect', () => process.exit());
}
