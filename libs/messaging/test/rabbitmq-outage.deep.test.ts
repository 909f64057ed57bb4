import { setTimeout as sleep } from 'node:timers/promises';
import { allowed, startBroker, startTcpProxy, type TcpProxy, type TestBroker, until } from '@blue-peony/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addEvent, RabbitMqTransport, Relay } from '../src/index.ts';
import { atWork, logger, randomName, submitted, works } from './bench.ts';
import { Stage } from './stage.ts';

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker();
});
afterAll(() => broker.dispose());

describe('an outage of the broker', () => {
  const stage = new Stage();
  /** Cut, it is an outage of the broker, without the seconds that a broker takes to start. */
  let line: TcpProxy;
  let transport: RabbitMqTransport;
  let relay: Relay;
  let handled: string[];

  beforeEach(async () => {
    const { hostname: host, port } = new URL(broker.url);
    line = await startTcpProxy({ host, port: Number(port) });
    handled = [];
  });
  afterEach(async () => {
    await relay.stop();
    await transport.close();
    await line.cut();
  });

  const begin = async () => {
    const url = Object.assign(new URL(broker.url), { port: String(line.port) }).href;
    transport = new RabbitMqTransport({ url, logger, prefix: randomName(), retryDelaysMs: [200] });
    relay = new Relay({ dataSource: stage.dataSource, transport, logger });
    await stage.subscribe(transport, async ({ id }) => void handled.push(id));
    relay.start();
  };
  const submit = async () => {
    const event = submitted();
    await stage.dataSource.transaction((manager) => addEvent(manager, event));
    return relay.dispatch(event);
  };

  it('delays 100 events, but loses and doubles none, and costs them no attempt', async () => {
    await begin();
    await atWork(transport, 60_000);
    expect(await submit()).toBe('queued');
    await line.cut();
    await until(async () => !(await works(transport)));
    const answers = await Promise.all(Array.from({ length: 100 }, submit));
    expect(new Set(answers)).toEqual(new Set(['pending']));
    await sleep(1_000);
    expect(await relay.stats()).toMatchObject({ pending: 100, abandoned: 0 });
    expect(await stage.query('SELECT max(attempts) AS most FROM outbox')).toEqual([{ most: 0 }]);

    await line.restore();
    const back = performance.now();
    await until(() => handled.length >= 101);
    expect(performance.now() - back).toBeLessThan(allowed(15_000));
    await until(async () => (await relay.stats()).pending === 0);
    expect(new Set(handled).size).toBe(101);
    expect(handled).toHaveLength(101);
  });

  it('does not keep a service from starting, and ends with everything at work', async () => {
    await line.cut();
    await begin();
    expect(await submit()).toBe('pending');
    await line.restore();
    await until(() => handled.length === 1);
  });

  it('in the middle of the work loses nothing', async () => {
    await begin();
    await atWork(transport, 60_000);
    const working = Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        await sleep(index * 10);
        return submit();
      }),
    );
    await until(() => handled.length > 0);
    await broker.stop();
    await broker.start();
    const answers = await working;
    expect(new Set(answers)).toEqual(new Set(['queued', 'pending']));
    await until(() => new Set(handled).size === 300);
    await until(async () => (await relay.stats()).pending === 0);
    expect(handled).toHaveLength(300);
  });
});
