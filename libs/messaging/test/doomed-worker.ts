import { setTimeout as sleep } from 'node:timers/promises';
import { InProcessTransport, Inbox, RabbitMqTransport } from '../src/index.ts';
import { atWork, connectTo, logger, type } from './bench.ts';

// A process of its own that publishes one event to itself and is killed while it handles it.
const [kind, databaseUrl, brokerUrl, prefix, queue, event] = process.argv.slice(2) as [
  string,
  ...[string, string, string, string, string],
];

const inbox = new Inbox({ dataSource: await connectTo(databaseUrl), leaseMs: 2_000 });
const options = { logger, prefix, retryDelaysMs: [200, 400] };
const transport =
  kind === 'RabbitMQ' ? new RabbitMqTransport({ ...options, url: brokerUrl }) : new InProcessTransport(options);
await transport.subscribe({
  queue,
  types: [type],
  inbox,
  handle: async () => {
    process.kill(process.pid, 'SIGKILL');
    await sleep(60_000);
  },
});
await atWork(transport);
await transport.publish([JSON.parse(event)]);
await sleep(20_000);
