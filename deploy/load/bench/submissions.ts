// Applications a second, beside the limits of the database and two peers, in interleaved rounds.
import type { ChildProcess } from 'node:child_process';
import { measure, startHere, startPeer } from './drivers.ts';
import { memory } from './processor-time.ts';
import { topOf } from './profile.ts';
import { empty, runSqlFile, startStack, type Stack } from './stack.ts';
import {
  atLeast,
  atMost,
  inTurns,
  median,
  processor,
  processors,
  ratios,
  roundsOf,
  spread,
  values,
  type Measured,
  type Options,
  type Part,
  type Result,
  type Row,
} from './statistics.ts';

const limit = 'PostgreSQL and RabbitMQ alone';
const [nest, fastify] = ['NestJS, TypeORM', 'Fastify, pg'];
const peers = { [nest]: 'peers/nest.ts', [fastify]: 'peers/fastify.ts' };
const exchange = 'blue-peony.events';

type Target = { name: string; driver: ChildProcess; job: object; watched: Record<string, number> };

export async function submissions({ rounds, seconds, profile }: Options): Promise<Part> {
  const stack = await startStack();
  const children: ChildProcess[] = [];
  try {
    await runSqlFile(stack.database.url, 'peers.sql');
    if (profile) return await profileIntake(stack, children, seconds);
    const one = async ({ driver, job, watched }: Target) => {
      await empty(stack, ['peer.applications', 'peer.outbox']);
      return measure(driver, { ...job, seconds }, watched);
    };
    const results = await inTurns(await startTargets(stack, children), rounds, one, true);
    return { rows: results.map((result) => row(result, results)), bars: bars(results) };
  } finally {
    for (const child of children) child.kill();
    await stack.stop();
  }
}

async function startTargets(stack: Stack, children: ChildProcess[]): Promise<Target[]> {
  const generator = startHere('generator.ts');
  const database = startHere('database-limits.ts');
  children.push(generator, database);
  const watched = { PostgreSQL: stack.database.pid, RabbitMQ: stack.broker.pid };
  const { url } = stack.database;
  const job = { url, brokerUrl: stack.broker.url, exchange, rows: 32 };
  const targets: Target[] = [{ name: limit, driver: database, job, watched }];
  const add = (name: string, address: string, connections: number, own: Record<string, number>) => {
    const job = { url: `${address}/api/applications`, connections };
    targets.push({ name: `${name}, ${connections}`, driver: generator, job, watched: { ...watched, ...own } });
  };
  for (const [name, file] of Object.entries(peers)) {
    const peer = await startPeer(file, [url, stack.broker.url, exchange]);
    children.push(peer.child);
    add(name, peer.url, 32, { service: peer.pid });
  }
  const intake = await stack.start('intake');
  const gateway = await stack.start('gateway');
  for (const connections of [32, 64, 1]) {
    add('intake', intake.url, connections, { intake: intake.pid });
    add('through the gateway', gateway.url, connections, { gateway: gateway.pid, intake: intake.pid });
  }
  return targets;
}

/** The share of what the processes' time would allow on two cores that never wait. */
const ofTwoCores = ({ rate, cpu }: Result) => (rate * Object.values(cpu).reduce((sum, ms) => sum + ms, 0)) / 2_000;

function row({ name, rounds, watched }: Measured<Target>, results: Measured<Target>[]): Row {
  const to = (other: string) => spread(ratios(rounds, roundsOf(results, other)));
  return {
    target: name,
    'a second': spread(values(rounds, 'rate'), 0),
    'to the limit': to(limit),
    'to NestJS': to(`${nest}, 32`),
    'to Fastify': to(`${fastify}, 32`),
    'of two cores': spread(rounds.map(ofTwoCores)),
    'p50 ms': median(values(rounds, 'p50')).toFixed(2),
    'p99 ms': median(values(rounds, 'p99')).toFixed(2),
    'processor ms each': processors(rounds, 3),
    'MB after': Object.entries(watched)
      .filter(([process]) => process === 'gateway' || process === 'intake')
      .map(([process, pid]) => `${process} ${memory(pid)[0]!.megabytes.toFixed(0)}`)
      .join(', '),
    pending: rounds.reduce((sum, { pending = 0 }) => sum + pending, 0),
  };
}

function bars(results: Measured<Target>[]): Row[] {
  const of = (name: string) => roundsOf(results, name);
  const rate = (name: string, to: string) => median(ratios(of(name), of(`${to}, 32`)));
  const cpu = (name: string, process: string) => median(processor(of(name), process));
  const slow = (name: string) => median(values(of(name), 'p99'));
  return [
    atLeast('intake, 32 connections, to NestJS', 8, rate('intake, 32', nest)),
    atLeast('intake, 32 connections, to Fastify', 3, rate('intake, 32', fastify)),
    atLeast('through the gateway, 32 connections, to NestJS', 4, rate('through the gateway, 32', nest)),
    atLeast('through the gateway, 32 connections, to Fastify', 1.5, rate('through the gateway, 32', fastify)),
    atLeast('intake, 64 connections, of two cores that never wait', 0.75, median(of('intake, 64').map(ofTwoCores))),
    atMost('intake, 32 connections, p99 in ms', 25, slow('intake, 32')),
    atMost('intake, 64 connections, p99 in ms', 25, slow('intake, 64')),
    atMost('through the gateway, 32 connections, p99 in ms', 20, slow('through the gateway, 32')),
    atMost('intake, 1 connection, p50 in ms', 1, median(values(of('intake, 1'), 'p50'))),
    atMost('processor of intake in ms', 0.12, cpu('intake, 32', 'intake')),
    atMost('processor of the gateway in ms', 0.12, cpu('through the gateway, 32', 'gateway')),
    atMost('processor of PostgreSQL in ms', 0.12, cpu('intake, 32', 'PostgreSQL')),
  ];
}

/** Writes a profile of intake alone under load, and prints where its time goes. */
async function profileIntake(stack: Stack, children: ChildProcess[], seconds: number): Promise<Part> {
  const generator = startHere('generator.ts');
  children.push(generator);
  const intake = await stack.start('intake', { nodeArgs: ['--cpu-prof', '--cpu-prof-dir', stack.folder] });
  await empty(stack);
  await measure(generator, { url: `${intake.url}/api/applications`, connections: 32, seconds });
  await intake.stop();
  return { rows: await topOf(stack.folder), bars: [] };
}
