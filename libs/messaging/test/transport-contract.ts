import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DomainEvent } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventTransport } from '../src/index.ts';
import type { HandlingOptions } from '../src/types.ts';
import { atWork, randomName, submitted } from './bench.ts';
import { queue, type Stage } from './stage.ts';

export type Kind = {
  name: string;
  stage: Stage;
  /** A transport as one process has it; all with the same prefix speak to each other. */
  create(prefix: string, options: HandlingOptions): EventTransport;
  /** What the doomed process needs to make one. */
  brokerUrl(): string;
};

const retryDelaysMs = [200, 400];
const worker = fileURLToPath(new URL('./doomed-worker.ts', import.meta.url));
const loader = fileURLToPath(new URL('../../../tools/register.mjs', import.meta.url));

/** What every transport promises, on a real database and, where it has one, a real broker. */
export function transportContract({ stage, ...kind }: Kind): void {
  describe(`${kind.name} transport`, () => {
    let prefix: string;
    beforeEach(() => {
      prefix = randomName();
    });

    const start = async (
      handle?: (event: DomainEvent) => Promise<void>,
      options: HandlingOptions = {},
    ): Promise<EventTransport> => {
      const transport = stage.open(kind.create(prefix, { retryDelaysMs, ...options }));
      if (handle) {
        await stage.subscribe(transport, handle);
        await atWork(transport);
      }
      return transport;
    };

    it('handles an event once, with everything in it, that was published twice, also later and by another process', async () => {
      const seen: DomainEvent[] = [];
      const event = submitted();
      const handle = async (delivered: DomainEvent) => void seen.push(delivered);
      const transport = await start(handle);
      expect(await transport.publish([event, event])).toEqual([{ confirmed: true }, { confirmed: true }]);
      await until(() => seen.length > 0);
      const other = await start(handle);
      expect(await other.publish([event])).toEqual([{ confirmed: true }]);
      await sleep(1_500);
      expect(seen).toEqual([event]);
    });

    it('says that an event reached nobody when no consumer wants it', async () => {
      const transport = await start();
      const outcome = await until(async () => {
        const [first] = await transport.publish([submitted()]);
        return first?.confirmed === false && first.reason !== 'unavailable' && first;
      });
      expect(outcome).toEqual({ confirmed: false, reason: 'unroutable' });
    });

    it('shares the events of one queue between two processes', async () => {
      const seen: [string, string][] = [];
      const handler = (name: string) => async (event: DomainEvent) => {
        seen.push([name, event.id]);
        await sleep(150);
      };
      const one = await start(handler('one'), { concurrency: 2 });
      await start(handler('two'), { concurrency: 2 });
      const events = Array.from({ length: 60 }, () => submitted());
      await one.publish(events);
      await until(() => seen.length === events.length);
      expect(new Set(seen.map(([, id]) => id)).size).toBe(events.length);
      for (const name of ['one', 'two']) expect(seen.filter(([who]) => who === name).length).toBeGreaterThan(5);
    });

    it('waits for the running handler when it stops, and takes nothing after that', async () => {
      let running = 0;
      let ended = 0;
      const transport = await start(async () => {
        running++;
        await sleep(700);
        ended++;
      });
      await transport.publish([submitted()]);
      await until(() => running === 1);
      await transport.stopConsuming();
      expect(ended).toBe(1);
      const late = submitted();
      expect(await transport.publish([late])).toEqual([{ confirmed: true }]);
      await sleep(1_500);
      expect(running).toBe(1);

      const seen: string[] = [];
      await transport.close();
      await start(async ({ id }) => void seen.push(id));
      await until(() => seen.length > 0);
      expect(seen).toEqual([late.id]);
    });

    it('loses nothing when the process is killed while it handles an event', async () => {
      const event = submitted();
      const args = [kind.name, stage.url, kind.brokerUrl(), prefix, queue, JSON.stringify(event)];
      const doomed = spawn(process.execPath, ['--import', loader, worker, ...args], { stdio: 'inherit' });
      const [, signal] = await once(doomed, 'exit');
      expect(signal).toBe('SIGKILL');

      const seen: DomainEvent[] = [];
      await start(async (delivered) => void seen.push(delivered));
      await until(() => seen.length > 0, 30_000);
      await sleep(500);
      expect(seen).toEqual([event]);
    });
  });
}
