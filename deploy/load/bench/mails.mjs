// Mails a second into a local mail server: first of applications that wait in the broker's queue, then of a burst of
// applications, from the first submission to the last mail. Each application makes a mail to staff and one to the
// applicant.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCalls } from './generator.mjs';
import { startPeer } from './drivers.mjs';
import { processorTime } from './processor-time.mjs';
import { runSql, startStack } from './stack.mjs';
import { atLeast, atMost, median, spread } from './statistics.mjs';

const applications = 10_000;
const mailsEach = 2;
const emptied = ['inbox', 'deliveries', 'mails_by_address'].map((table) => `notification.${table}`);
const emptying = `TRUNCATE ${[...emptied, 'intake.applications', 'intake.outbox'].join()} CASCADE`;

export async function mails({ rounds }) {
  const stack = await startStack();
  const sink = await startPeer('smtp-sink.mjs');
  stack.settings.notification.SMTP_URL = sink.url;
  const results = { waiting: [], burst: [] };
  try {
    const intake = await stack.start('intake');
    for (let round = 0; round < rounds; round++)
      for (const [kind, times] of Object.entries(results)) {
        times.push(await mailAll({ stack, intake, sink, waiting: kind === 'waiting' }));
        console.log(kind, times.at(-1));
      }
  } finally {
    sink.child.kill();
    await stack.stop();
  }
  const rates = results.waiting.map(({ seconds }) => (applications * mailsEach) / seconds);
  const bursts = results.burst.map(({ seconds }) => seconds);
  const row = (what, measured, kind) => ({ what, measured, 'processor ms a mail': results[kind].at(-1).cpu });
  return {
    rows: [
      row('mails a second', spread(rates, 0), 'waiting'),
      row(`seconds until ${applications} applications are mailed`, spread(bursts, 1), 'burst'),
    ],
    bars: [
      atLeast('mails a second', 570, median(rates)),
      atMost(`seconds until ${applications} applications are mailed`, 60, median(bursts)),
    ],
  };
}

/** Mails all applications: they wait in the queue, or are submitted meanwhile. */
async function mailAll({ stack, intake, sink, waiting }) {
  await runSql(stack.database.url, emptying, 'CHECKPOINT');
  const all = (await taken(sink)) + applications * mailsEach;
  if (waiting) await submit(intake.url);
  const notification = await stack.start('notification');
  const pids = { intake: intake.pid, notification: notification.pid, PostgreSQL: stack.database.pid, sink: sink.pid };
  const used = () => Object.values(pids).map(processorTime);
  const before = used();
  const from = await taken(sink);
  const began = performance.now();
  const submitted = waiting || submit(intake.url);
  while ((await taken(sink)) < all) await sleep(50);
  const seconds = ((performance.now() - began) / 1_000) * ((applications * mailsEach) / (all - from));
  const after = used();
  const each = (index) => ((after[index] - before[index]) / (all - from)).toFixed(2);
  await submitted;
  await notification.stop();
  const cpu = Object.keys(pids).map((name, index) => `${name} ${each(index)}`);
  return { seconds, cpu: cpu.join(', ') };
}

async function taken({ child }) {
  child.send('count');
  const [{ mails }] = await once(child, 'message');
  return mails;
}

/** Submits all applications over 32 connections. */
async function submit(url) {
  let left = applications;
  let finished;
  const enough = new Promise((resolve) => (finished = resolve));
  const stop = startCalls({ url: `${url}/api/applications`, connections: 32 }, () => {
    if (--left === 0) finished();
  });
  await enough;
  await stop();
}
