// Applications a second, beside the limits of the database and two peers, in interleaved rounds.
import { measure, startHere, startPeer } from './drivers.mjs';
import { topOf } from './profile.mjs';
import { empty, runSqlFile, startStack } from './stack.mjs';
import { atLeast, atMost, median, spread } from './statistics.mjs';

const limits = {
  'database, many bare rows in a statement': { kind: 'bare', connections: 1, rows: 32 },
  'database, one row of 923e27d in a statement': { kind: 'own-row', connections: 8 },
};
const peers = { 'bare Fastify, gathering': 'peers/fastify.mjs', 'NestJS with TypeORM save': 'peers/nest.mjs' };
const [bareLimit, ownRowLimit] = Object.keys(limits);
const [, ordinary] = Object.keys(peers);

export async function submissions({ rounds, seconds, profile }) {
  const stack = await startStack();
  const children = [];
  try {
    for (const file of ['bare.sql', 'own-row.sql']) await runSqlFile(stack.database.url, file);
    if (profile) return await profileIntake(stack, children, seconds);
    const targets = await startTargets(stack, children);
    const results = targets.map(({ name }) => ({ name, rounds: [] }));
    // Round -1 only warms up.
    for (let round = -1; round < rounds; round++)
      for (const [index, { job, driver, watched }] of targets.entries()) {
        await empty(stack, ['bare.applications', 'bare.outbox', 'own_row.applications']);
        const result = await measure(driver, { ...job, seconds }, watched);
        if (round < 0) continue;
        results[index].rounds.push(result);
        console.log(`${results[index].name.padEnd(44)} ${result.rate.toFixed(0).padStart(7)}/s`);
      }
    return { rows: results.map((result) => row(result, results)), bars: bars(results) };
  } finally {
    for (const child of children) child.kill();
    await stack.stop();
  }
}

async function startTargets(stack, children) {
  const generator = startHere('generator.mjs');
  const database = startHere('database-limits.mjs');
  children.push(generator, database);
  const processes = { PostgreSQL: stack.database.pid, RabbitMQ: stack.broker.pid };
  const { url } = stack.database;
  const targets = Object.entries(limits).map(([name, job]) => ({
    name,
    driver: database,
    job: { ...job, url },
    watched: processes,
  }));
  const add = (name, address, connections, own) => {
    const job = { url: `${address}/api/applications`, connections };
    targets.push({ name: `${name}, ${connections}`, driver: generator, job, watched: { ...processes, ...own } });
  };
  for (const [name, file] of Object.entries(peers)) {
    const peer = await startPeer(file, [url]);
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

const of = (results, name) => results.find((result) => result.name === name).rounds;
/** Ratios to another target of the same round. */
const ratios = (rounds, to) => rounds.map(({ rate }, index) => rate / to[index].rate);
const every = (rounds, value) => median(rounds.map(value));

function row({ name, rounds }, results) {
  const to = (other) => spread(ratios(rounds, of(results, other)));
  const used = Object.entries(rounds[0].cpu).map(([process]) => {
    const ms = every(rounds, ({ cpu }) => cpu[process]);
    return [process === 'generator' ? 'driver' : process, ms.toFixed(3)];
  });
  return {
    target: name,
    'a second': spread(
      rounds.map(({ rate }) => rate),
      0,
    ),
    'to the bare limit': to(bareLimit),
    'to the own-row limit': to(ownRowLimit),
    'to NestJS': to(`${ordinary}, 32`),
    'p50 ms': every(rounds, ({ p50 }) => p50).toFixed(2),
    'p99 ms': every(rounds, ({ p99 }) => p99).toFixed(2),
    'processor ms each': used.map((parts) => parts.join(' ')).join(', '),
    pending: rounds.reduce((sum, { pending = 0 }) => sum + pending, 0),
  };
}

function bars(results) {
  const rate = (name, to) => median(ratios(of(results, name), of(results, to)));
  const cpu = (name, process) => every(of(results, name), (round) => round.cpu[process]);
  const time = (name, share) => every(of(results, name), (round) => round[share]);
  return [
    atLeast('intake, 32 connections, to the bare limit', 0.25, rate('intake, 32', bareLimit)),
    atLeast('through the gateway, 32 connections, to the bare limit', 0.15, rate('through the gateway, 32', bareLimit)),
    atLeast('intake, 64 connections, to the bare limit', 0.25, rate('intake, 64', bareLimit)),
    atLeast('through the gateway, 64 connections, to the bare limit', 0.15, rate('through the gateway, 64', bareLimit)),
    atLeast('intake, 32 connections, to the own-row limit', 1.5, rate('intake, 32', ownRowLimit)),
    atLeast('intake, 32 connections, to NestJS', 10, rate('intake, 32', `${ordinary}, 32`)),
    atMost('intake, 32 connections, p99 in ms', 25, time('intake, 32', 'p99')),
    atMost('intake, 64 connections, p99 in ms', 25, time('intake, 64', 'p99')),
    atMost('intake, 1 connection, p50 in ms', 1, time('intake, 1', 'p50')),
    atMost('processor of intake in ms', 0.12, cpu('intake, 32', 'intake')),
    atMost('processor of the gateway in ms', 0.12, cpu('through the gateway, 32', 'gateway')),
    atMost('processor of PostgreSQL in ms', 0.12, cpu('intake, 32', 'PostgreSQL')),
  ];
}

/** Writes a profile of intake alone under load, and prints where its time goes. */
async function profileIntake(stack, children, seconds) {
  const generator = startHere('generator.mjs');
  children.push(generator);
  const intake = await stack.start('intake', { nodeArgs: ['--cpu-prof', '--cpu-prof-dir', stack.folder] });
  await empty(stack);
  await measure(generator, { url: `${intake.url}/api/applications`, connections: 32, seconds });
  await intake.stop();
  return { rows: await topOf(stack.folder), bars: [] };
}
