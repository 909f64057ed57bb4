import { setTimeout as sleep } from 'node:timers/promises';

const perMs = 100;
const longestMs = 10_000;

/** Counts calls and their times, in classes of 0.01 ms, so that counting costs nearly nothing. */
class Times {
  private readonly classes = new Uint32Array(longestMs * perMs);
  private calls = 0;

  add(ms: number): void {
    this.calls++;
    this.classes[Math.min(this.classes.length - 1, Math.floor(ms * perMs))]!++;
  }

  /** @param share 0.5 for the median. @returns milliseconds */
  at(share: number): number {
    let left = Math.max(1, Math.ceil(this.calls * share));
    return this.classes.findIndex((count) => (left -= count) <= 0) / perMs;
  }
}

export type Timed = { seconds: number };
/** What went wrong with the calls, of which one is an example. */
export type Faults = { failed: number; example?: string | undefined; pending?: number };
/** Starts the calls of a job and tells the time and number of units of each. @returns a function that stops them */
export type Start<Job> = (job: Job, done: (ms: number, units?: number) => void) => StopCalls | Promise<StopCalls>;
type StopCalls = () => Promise<Faults | void>;

/** Runs one job: warms up for a second, calls `began`, then counts for `seconds`. */
export async function runJob<Job extends Timed>(start: Start<Job>, job: Job, began: () => void = () => undefined) {
  let times = new Times();
  let units = 0;
  const stop = await start(job, (ms, done = 1) => {
    times.add(ms);
    units += done;
  });
  await sleep(1_000);
  began();
  times = new Times();
  units = 0;
  const from = performance.now();
  await sleep(job.seconds * 1_000);
  const seconds = (performance.now() - from) / 1_000;
  const result = { rate: units / seconds, units, p50: times.at(0.5), p99: times.at(0.99) };
  return { ...result, ...(await stop()) };
}

/** Makes this process a driver: it runs each job that its parent sends. */
export function serveJobs<Job extends Timed>(start: Start<Job>): void {
  process.on('message', (job: Job) => {
    runJob(start, job, () => process.send!({ began: true })).then(
      (ended) => process.send!({ ended }),
      (error: Error) => process.send!({ failed: error.stack }),
    );
  });
  process.once('disconnect', () => process.exit());
}
