// Mails a second into a local mail server: first of applications that wait in the broker's queue, then of a burst of
// applications, from the first submission to the last mail. Each application makes a mail to staff and one to the
// applicant.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCalls } from './generator.ts';
import { startPeer } from './drivers.ts';
import { withProcessorTime } from './processor-time.ts';
import { runSql, startStack, type Stack } from './stack.ts';
import { atLeast, atMost, median, spread, type Options, type Part } from './statistics.ts';

const applications = 10_000;
export const mailsEach = 2;
const emptied = ['inbox', 'deliveries', 'mails_by_address'].map((table) => `notification.${table}`);
const emptying = `TRUNCATE ${[...emptied, 'intake.applications', 'intake.outbox'].join()} CASCADE`;

export type Sink = Awaited<ReturnType<typeof startPeer>>;
type Mailed = { seconds: number; cpu: string };

export async function mails({ rounds }: Options): Promise<Part> {
  const stack = await startStack();
  const sink = await startPeer('smtp-sink.ts');
  stack.settings.notification.SMTP_URL = sink.url;
  const [waiting, burst]: [Mailed[], Mailed[]] = [[], []];
  try {
    const intake = await stack.start('intake');
    for (let round = 0; round < rounds; round++)
      for (const times of [waiting, burst]) {
        times.push(await mailAll(stack, intake, sink, times === waiting));
        console.log(times === waiting ? 'waiting' : 'burst', times.at(-1));
      }
  } finally {
    sink.child.kill();
    await stack.stop();
  }
  const rates = waiting.map(({ seconds }) => (applications * mailsEach) / seconds);
  const bursts = burst.map(({ seconds }) => seconds);
  const untilMailed = `seconds until ${applications} applications are mailed`;
  return {
    rows: [
      { what: 'mails a second', measured: spread(rates, 0), 'processor ms a mail': waiting.at(-1)!.cpu },
      { what: untilMailed, measured: spread(bursts, 1), 'processor ms a mail': burst.at(-1)!.cpu },
    ],
    bars: [atLeast('mails a second', 570, median(rates)), atMost(untilMailed, 60, median(bursts))],
  };
}

/** Mails all applications: they wait in the queue, or are submitted meanwhile. */
async function mailAll(
  stack: Stack,
  intake: { url: string; pid: number },
  sink: Sink,
  waiting: boolean,
): Promise<Mailed> {
  await runSql(stack.database.url, emptying, 'CHECKPOINT');
  const all = (await taken(sink)) + applications * mailsEach;
  if (waiting) await submit(intake.url);
  const notification = await stack.start('notification');
  const pids = { intake: intake.pid, notification: notification.pid, PostgreSQL: stack.database.pid, sink: sink.pid };
  const { result, cpu } = await withProcessorTime(pids, async () => {
    const from = await taken(sink);
    const began = performance.now();
    const submitted = waiting ? undefined : submit(intake.url);
    while ((await taken(sink)) < all) await sleep(50);
    return { left: all - from, ms: performance.now() - began, submitted };
  });
  await result.submitted;
  await notification.stop();
  const each = Object.entries(cpu).map(([name, ms]) => `${name} ${(ms / result.left).toFixed(2)}`);
  return { seconds: (result.ms / 1_000) * ((applications * mailsEach) / result.left), cpu: each.join(', ') };
}

/** @returns the mails that it took so far */
export async function taken({ child }: Sink): Promise<number> {
  child.send('count');
  const [{ mails }] = (await once(child, 'message')) as [{ mails: number }];
  return mails;
}

/** Submits all applications over 32 connections. */
async function submit(url: string): Promise<void> {
  let left = applications;
  let finished!: () => void;
  const enough = new Promise<void>((resolve) => (finished = resolve));
  const stop = await startCalls({ url: `${url}/api/applications`, connections: 32 }, () => {
    if (--left === 0) finished();
  });
  await enough;
  await stop();
}
