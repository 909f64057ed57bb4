// Events from an outbox to a consumer over a real broker: how fast a relay empties a full outbox, and how long an event
// takes from the commit of its cause to its handler.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyFolder } from '@blue-peony/e2e/product';
import { startPostgres } from '@blue-peony/embedded-postgres';
import {
  createInboxTable,
  createOutboxTable,
  Inbox,
  newEvent,
  RabbitMqTransport,
  Relay,
  tell,
} from '@blue-peony/messaging';
import { createLogger, databaseOptions } from '@blue-peony/service-kit';
import { eventually, startOwnBroker } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { atLeast, atMost, median, spread, type Options, type Part } from './statistics.ts';

const stored = 50_000;
const sent = 300;
const logger = createLogger({ service: 'bench', level: 'warn' });
const type = 'intake.application-submitted.v2';
type Ends = { source: DataSource; target: DataSource; url: string };

export async function relay({ rounds }: Options): Promise<Part> {
  const folder = await emptyFolder();
  const database = await startPostgres({ folder: join(folder.path, 'postgres') });
  const broker = await startOwnBroker();
  const source = await connect(database.url, 'source');
  const target = await connect(database.url, 'target');
  await createOutboxTable(source);
  await createInboxTable(target);
  const ends = { source, target, url: broker.url };
  const emptied: number[] = [];
  const took: { p50: number; p99: number }[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      emptied.push(await emptyOutbox(ends));
      took.push(await timeOfEach(ends));
      console.log(`${emptied.at(-1)!.toFixed(0)} events/s, ${took.at(-1)!.p50.toFixed(2)} ms`);
    }
  } finally {
    await source.destroy();
    await target.destroy();
    await broker.dispose();
    await database.stop();
    await folder.remove();
  }
  const [p50, p99] = [took.map((times) => times.p50), took.map((times) => times.p99)];
  const [rate, time] = ['events a second from a full outbox', 'commit to handler, p50 in ms'] as const;
  return {
    rows: [
      { what: rate, measured: spread(emptied, 0) },
      { what: time, measured: spread(p50) },
      { what: 'commit to handler, p99 in ms', measured: spread(p99) },
    ],
    bars: [atLeast(rate, 10_000, median(emptied)), atMost(time, 5, median(p50))],
  };
}

async function connect(url: string, schema: string): Promise<DataSource> {
  const dataSource = await new DataSource(databaseOptions({ url, schema, entities: [], migrations: [] })).initialize();
  await dataSource.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  return dataSource;
}

const anEvent = () =>
  newEvent(type, {
    aggregateId: crypto.randomUUID(),
    correlationId: crypto.randomUUID(),
    payload: { language: 'en' },
  });

/** A relay of the outbox, and a consumer that calls `handle`. */
async function startRelay({ source, target, url }: Ends, prefix: string, handle: () => Promise<void>) {
  const transport = new RabbitMqTransport({ url, logger, prefix: `${prefix}-${Date.now()}` });
  await transport.subscribe({ queue: 'bench', types: [type], inbox: new Inbox({ dataSource: target }), handle });
  await eventually('the broker is reached', () => transport.check().then(() => true));
  return { transport, relayer: new Relay({ dataSource: source, transport, logger }) };
}

/** @returns events a second */
async function emptyOutbox(ends: Ends): Promise<number> {
  const { source } = ends;
  const { transport, relayer } = await startRelay(ends, 'relay', async () => undefined);
  await transport.stopConsuming();
  await source.query(
    `INSERT INTO outbox (id, type, event, due_at, attempts)
     SELECT id, $1, $2::jsonb || jsonb_build_object('id', id), now(), 0
     FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, ${stored})) AS made`,
    [type, JSON.stringify(anEvent())],
  );
  await source.query('VACUUM ANALYZE outbox');
  const began = performance.now();
  relayer.start();
  while ((await source.query<unknown[]>('SELECT FROM outbox LIMIT 1')).length > 0) await sleep(50);
  const seconds = (performance.now() - began) / 1_000;
  await relayer.stop();
  await transport.close();
  await source.query('TRUNCATE outbox');
  return stored / seconds;
}

async function timeOfEach(ends: Ends): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  let handled: () => void;
  const { transport, relayer } = await startRelay(ends, 'times', async () => handled());
  for (let count = 0; count < sent; count++) {
    const event = anEvent();
    const arrived = new Promise<void>((resolve) => (handled = resolve));
    await ends.source.transaction((manager) => tell(manager, event));
    const committed = performance.now();
    await arrived;
    times.push(performance.now() - committed);
    await sleep(5);
  }
  await relayer.stop();
  await transport.close();
  await ends.target.query('TRUNCATE inbox');
  // The first ones warm up.
  const counted = times.slice(20).sort((one, other) => one - other);
  return { p50: median(counted), p99: counted[Math.floor(counted.length * 0.99)]! };
}
