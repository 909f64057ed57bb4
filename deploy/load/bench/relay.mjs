// Events from an outbox to a consumer over a real broker: how fast a relay empties a full outbox, and how long an event
// takes from the commit of its cause to its handler.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@blue-peony/embedded-postgres';
import {
  addOutagesToInbox,
  createInboxTable,
  createOutboxTable,
  Inbox,
  newEvent,
  Outbox,
  RabbitMqTransport,
  Relay,
} from '@blue-peony/messaging';
import { createLogger, databaseOptions } from '@blue-peony/service-kit';
import { startOwnBroker } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { atLeast, atMost, median, spread } from './statistics.mjs';

const stored = 50_000;
const sent = 300;
const logger = createLogger({ service: 'bench', level: 'warn' });

export async function relay({ rounds }) {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-bench-'));
  const database = await startPostgres({ folder: join(folder, 'postgres') });
  const broker = await startOwnBroker();
  const source = await connect(database.url, 'source');
  const target = await connect(database.url, 'target');
  await createOutboxTable(source);
  await createInboxTable(target);
  await addOutagesToInbox(target);
  const emptied = [];
  const took = [];
  try {
    for (let round = 0; round < rounds; round++) {
      emptied.push(await emptyOutbox({ source, target, broker }));
      took.push(await timeOfEach({ source, target, broker }));
      console.log(`${emptied.at(-1).toFixed(0)} events/s, ${took.at(-1).p50.toFixed(2)} ms`);
    }
  } finally {
    await source.destroy();
    await target.destroy();
    await broker.dispose();
    await database.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  const p50 = took.map((times) => times.p50);
  return {
    rows: [
      {
        what: 'events a second from a full outbox',
        measured: spread(emptied, 0),
      },
      { what: 'commit to handler, p50 in ms', measured: spread(p50) },
      { what: 'commit to handler, p99 in ms', measured: spread(took.map(({ p99 }) => p99)) },
    ],
    bars: [
      atLeast('events a second from a full outbox', 10_000, median(emptied)),
      atMost('commit to handler, p50 in ms', 5, median(p50)),
    ],
  };
}

async function connect(url, schema) {
  const dataSource = await new DataSource(databaseOptions({ url, schema, entities: [], migrations: [] })).initialize();
  await dataSource.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  return dataSource;
}

const anEvent = () =>
  newEvent('intake.application-submitted.v2', {
    aggregateId: crypto.randomUUID(),
    correlationId: crypto.randomUUID(),
    payload: { language: 'en' },
  });

const subscriptionOf = (target, handle) => ({
  queue: 'bench',
  types: ['intake.application-submitted.v2'],
  inbox: new Inbox({ dataSource: target }),
  handle,
});

async function emptyOutbox({ source, target, broker }) {
  const transport = new RabbitMqTransport({ url: broker.url, logger, prefix: `relay-${Date.now()}` });
  await transport.subscribe(subscriptionOf(target, async () => undefined));
  while (
    !(await transport.check().then(
      () => true,
      () => false,
    ))
  )
    await sleep(50);
  await transport.stopConsuming();
  await source.query(
    `INSERT INTO outbox (id, type, event, due_at, attempts)
     SELECT id, $1, $2::jsonb || jsonb_build_object('id', id), now(), 0
     FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, ${stored})) AS made`,
    ['intake.application-submitted.v2', JSON.stringify(anEvent())],
  );
  await source.query('VACUUM ANALYZE outbox');
  const relayer = new Relay({ dataSource: source, transport, logger });
  const began = performance.now();
  relayer.start();
  while ((await source.query('SELECT FROM outbox LIMIT 1')).length > 0) await sleep(50);
  const seconds = (performance.now() - began) / 1_000;
  await relayer.stop();
  await transport.close();
  await source.query('TRUNCATE outbox');
  return stored / seconds;
}

async function timeOfEach({ source, target, broker }) {
  const transport = new RabbitMqTransport({ url: broker.url, logger, prefix: `times-${Date.now()}` });
  const outbox = new Outbox();
  const relayer = new Relay({ dataSource: source, transport, logger });
  const times = [];
  let handled;
  await transport.subscribe(subscriptionOf(target, async () => handled()));
  while (
    !(await transport.check().then(
      () => true,
      () => false,
    ))
  )
    await sleep(50);
  for (let count = 0; count < sent; count++) {
    const event = anEvent();
    const arrived = new Promise((resolve) => (handled = resolve));
    await source.transaction((manager) => outbox.add(manager, event));
    const committed = performance.now();
    void relayer.dispatch(event);
    await arrived;
    times.push(performance.now() - committed);
    await sleep(5);
  }
  await relayer.stop();
  await transport.close();
  await target.query('TRUNCATE inbox');
  times.splice(0, 20);
  times.sort((one, other) => one - other);
  return { p50: median(times), p99: times[Math.floor(times.length * 0.99)] };
}
