// `npm run hostile`: runs one attack after another on the product with its default limits.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { clientOf } from '../client.ts';
import { dataFolder, startProduct, type Product } from '../product.ts';
import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { attacks } from './attacks.ts';
import { cells, columns, judge, type Round } from './bounds.ts';
import { startVisitors, type Kind, type Visits } from './visitors.ts';
import { usageOf, watch, type Usage } from './watch.ts';

/** Milliseconds: a flood, the longest attack, and the time to return to normal after it. */
const times = { flood: 20_000, attack: 100_000, recovery: 10_000 };
/** Descriptors that may stay open after an attack: pooled connections to the database and between services. */
const spareDescriptors = 300;

/** The second part of the honest visitors' addresses 127.x.y.z; the attackers have 0. */
const networks = { after: 1, beside: 100 };

/** The product, and the token of the one session that all attacks share: a person has a bounded number of them. */
type Stage = { product: Product; token: string };

/** The 10,000 connections need as many descriptors, here and in the product. */
function checkDescriptors(): void {
  const limit = Number(/Max open files +\d+ +(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  if (limit < 11_000) throw new Error(`${limit} descriptors a process are too few: ulimit -Hn 20000`);
}

/** Starts honest visitors in their own process. @returns a function that stops them and returns their visits */
function visitBeside(url: string, token: string, network: number): () => Promise<Record<Kind, Visits>> {
  const crew = fork(new URL('crew.ts', import.meta.url), [url, token, `${network}`]);
  return async () => {
    const seen = once(crew, 'message');
    crew.send('stop');
    const [visits] = (await seen) as [Record<Kind, Visits>];
    return visits;
  };
}

/** Waits up to 10 s after an attack. @returns the measurements that are not back to normal */
async function aftermath(product: Product, token: string, idle: Usage): Promise<string[]> {
  const end = Date.now() + times.recovery;
  for (;;) {
    const visitors = await startVisitors(product.siteUrl, token, networks.after);
    await sleep(500);
    const failures = Object.values(await visitors.stop()).flatMap((visits) => visits.failures);
    const { descriptors } = usageOf(product.pid);
    if (descriptors > idle.descriptors + spareDescriptors) failures.push(`${descriptors} descriptors`);
    if (failures.length === 0 || Date.now() > end) return [...new Set(failures)];
    await sleep(500);
  }
}

async function play(name: string, attack: Attack, number: number, stage: Stage, idle: Usage): Promise<Round> {
  const { product, token } = stage;
  const url = product.siteUrl;
  const leave = visitBeside(url, token, networks.beside + number);
  const unwatch = watch(product.pid);
  const answers = new Answers();
  await sleep(1_000);
  const field = {
    url,
    port: Number(new URL(url).port),
    token,
    until: Date.now() + times.flood,
    from: (machine: number) => `127.0.${number}.${1 + (machine % 200)}`,
    answers,
  };
  const late = sleep(times.attack, undefined, { ref: false }).then(() => answers.add('unfinished', false, name));
  await Promise.race([attack(field), late]).catch((error: Error) => answers.fault(`not played: ${error.message}`));
  const visits = await leave();
  const exited = (await Promise.race([product.ended, Promise.resolve('runs')])) !== 'runs';
  const after = exited ? [] : await aftermath(product, token, idle);
  return { name, answers, visits, idle, peak: unwatch(), exited, after };
}

/** The product's resources with only a few honest users. */
async function usageWhenIdle({ product, token }: Stage): Promise<Usage> {
  const visitors = await startVisitors(product.siteUrl, token, networks.after);
  await sleep(5_000);
  await visitors.stop();
  return usageOf(product.pid);
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  checkDescriptors();
  const folder = await dataFolder();
  const start = async (): Promise<Stage> => {
    const product = await startProduct({ DATA_DIR: folder.path, LOG_LEVEL: 'warn' });
    return { product, token: await clientOf(product).signIn() };
  };
  let stage = await start();
  const idle = await usageWhenIdle(stage);
  console.log(`Idle: ${JSON.stringify(idle)}\n${columns.join(' | ')}`);
  let broken = 0;
  for (const [number, [name, attack]] of Object.entries(attacks).entries()) {
    if (!new RegExp(values.only).test(name)) continue;
    const round = await play(name, attack, number + 1, stage, idle);
    if (judge(round).length > 0) broken += 1;
    console.log(cells(round).join(' | '));
    if (round.exited) stage = await start();
  }
  await stage.product.stop();
  await folder.remove();
  console.log(broken === 0 ? 'Every bound holds.' : `${broken} attacks broke a bound.`);
  return broken === 0;
}

// Remaining connections and timers of attacks would keep this process running.
process.exit((await main()) ? 0 : 1);
