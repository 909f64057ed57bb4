import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'amqplib';
import { halted, onReal } from './fault.ts';
import type { Stage } from './stage.ts';
import { times } from './times.ts';

const away = /broker/;
const queues = 'blue-peony.notification';

const control =
  (...args: string[]) =>
  ({ parts }: Stage) =>
    parts.broker.control(...args);
const raiseMemoryAlarm = control('set_vm_memory_high_watermark', '0.00001');
const endMemoryAlarm = control('set_vm_memory_high_watermark', '0.4');
const evaluate = (code: string) => control('eval', code);

const exchange = 'rabbit_misc:r(<<"/">>, exchange, <<"blue-peony.events">>)';
const deleteExchange = evaluate(`rabbit_exchange:delete(${exchange}, false, <<"test">>).`);
const deleteBindings = evaluate(
  `[rabbit_binding:remove(B, <<"test">>) || B <- rabbit_binding:list_for_source(${exchange})].`,
);

/** The worker's queues, with any version in their names. */
async function deleteQueues({ parts }: Stage, which: (name: string) => boolean): Promise<void> {
  const listed = await parts.broker.control('list_queues', '--quiet', '--no-table-headers', 'name');
  const names = listed.split('\n').filter((name) => name.startsWith(queues) && which(name));
  for (const name of names) await parts.broker.control('delete_queue', name);
}
const isSide = (name: string) => /retry|dead/.test(name);

/** The worker's main queue, which is bound to the exchange. */
async function mainQueue({ parts }: Stage): Promise<string> {
  const listed = await parts.broker.control('list_queues', '--quiet', '--no-table-headers', 'name', 'consumers');
  const [queue] = listed.split('\n').filter((line) => line.startsWith(queues) && /\s[1-9]\d*$/.test(line));
  return queue!.split(/\s/)[0]!;
}

async function withChannel(
  stage: Stage,
  act: (channel: Awaited<ReturnType<Awaited<ReturnType<typeof connect>>['createConfirmChannel']>>) => Promise<unknown>,
): Promise<void> {
  const connection = await connect(stage.parts.broker.url);
  const channel = await connection.createConfirmChannel();
  await act(channel);
  await channel.waitForConfirms();
  await connection.close();
}

/** For four seconds each event is delivered to the worker three additional times. */
async function deliverAgain(stage: Stage): Promise<void> {
  const queue = await mainQueue(stage);
  await withChannel(stage, async (channel) => {
    const { queue: heard } = await channel.assertQueue('', { exclusive: true });
    await channel.bindQueue(heard, 'blue-peony.events', '#');
    await sleep(4_000);
    for (let message = await channel.get(heard); message; message = await channel.get(heard))
      for (let copies = 0; copies < 3; copies++)
        channel.sendToQueue(queue, message.content, { ...message.properties, persistent: true });
  });
}

const poison = [
  '{',
  '',
  'null',
  '[]',
  '\u0000\u0001\u0002',
  '{"id":"00000000-0000-4000-8000-000000000000","type":"intake.application-submitted.v2"}',
  '{"id":"00000000-0000-4000-8000-000000000001","type":"intake.application-submitted.v99","payload":{}}',
  '{"type":"__proto__","__proto__":{"polluted":true}}',
  'x'.repeat(8 * 1024 * 1024),
  '['.repeat(100_000),
];

async function sendPoison(stage: Stage): Promise<void> {
  const queue = await mainQueue(stage);
  await withChannel(stage, async (channel) => {
    for (const text of poison) channel.sendToQueue(queue, Buffer.from(text), { persistent: true });
  });
}

export const brokerFaults = onReal([
  {
    name: 'broker stopped 8 s',
    inject: ({ parts }) => parts.broker.stop(),
    holdMs: 8_000,
    heal: ({ parts }) => parts.broker.start(),
    away,
  },
  {
    name: 'broker kill -9 ×2',
    inject: times(2, async ({ parts }) => {
      await parts.broker.signal('SIGKILL');
      await parts.broker.start();
      await sleep(3_000);
    }),
  },
  { name: 'broker SIGSTOP 20 s', ...halted('broker', 20_000, away) },
  { name: 'broker memory alarm 12 s', inject: raiseMemoryAlarm, holdMs: 12_000, heal: endMemoryAlarm },
  {
    name: 'broker disk alarm 12 s',
    inject: control('set_disk_free_limit', '90000GB'),
    holdMs: 12_000,
    heal: control('set_disk_free_limit', '50MB'),
  },
  {
    name: 'memory alarm while mail server says 4xx 12 s',
    inject: async (stage) => {
      stage.mail.behave({ answer: 452 });
      await sleep(1_200);
      await raiseMemoryAlarm(stage);
    },
    holdMs: 12_000,
    heal: async (stage) => {
      stage.mail.behave();
      await endMemoryAlarm(stage);
    },
  },
  {
    name: 'reset mid-confirm ×12',
    load: { visitors: 4 },
    inject: times(12, ({ parts }) => parts.lines.broker.swallow(), 700),
  },
  {
    name: 'publishing connection reset ×10',
    inject: times(10, ({ parts }) => parts.lines.broker.reset(), 500),
  },
  {
    name: 'broker link held 15 s (black hole)',
    inject: async ({ parts }) => parts.lines.broker.freeze(),
    holdMs: 15_000,
    heal: async ({ parts }) => parts.lines.broker.thaw(),
    away,
  },
  {
    name: 'queue deleted',
    inject: (stage) => deleteQueues(stage, (name) => !isSide(name)),
    holdMs: 2_000,
    // A mail whose message was in it is asked for again once its promise is five minutes old.
    mailsWithinS: 420,
  },
  {
    name: 'retry and dead queues deleted',
    inject: async (stage) => {
      stage.mail.behave({ answer: 452 });
      await deleteQueues(stage, isSide);
    },
    holdMs: 3_000,
    heal: async ({ mail }) => mail.behave(),
  },
  { name: 'exchange deleted', inject: deleteExchange, holdMs: 3_000 },
  { name: 'binding deleted (unroutable)', inject: deleteBindings, holdMs: 3_000 },
  { name: 'every event delivered again ×3', inject: deliverAgain },
  { name: 'poison messages (garbage, wrong or old version, huge)', inject: sendPoison, holdMs: 2_000 },
]);
