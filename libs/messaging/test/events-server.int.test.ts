import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent } from '@blue-peony/contracts';
import { Controller, Module, type INestApplication, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventPattern, Payload } from '@nestjs/microservices';
import { createHttpApp } from '@blue-peony/service-kit';
import { until } from '@blue-peony/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventsServer, RethrowFilter } from '../src/events-server.ts';
import { connectEvents, Inbox, InProcessTransport } from '../src/index.ts';
import { logger, submitted, type } from './bench.ts';
import { queue, Stage } from './stage.ts';

type ApplicationSubmitted = DomainEvent<'intake.application-submitted.v2'>;
const seen: ApplicationSubmitted[] = [];
let act: (event: ApplicationSubmitted) => Promise<void>;

class MailboxFull extends Error {
  override readonly name = 'MailboxFull';
}

@Controller()
class Consumer {
  @EventPattern(type)
  async submitted(@Payload() event: ApplicationSubmitted) {
    seen.push(event);
    await act(event);
  }
}

@Controller()
class Dreamer {
  @EventPattern('intake.application-dreamt.v1')
  dreamt(_event: unknown) {}
}

@Module({ controllers: [Consumer] })
class ConsumerModule {}

@Module({ controllers: [Dreamer] })
class DreamerModule {}

describe('a Nest microservice on the events', () => {
  const stage = new Stage();
  let transport: InProcessTransport;
  let app: INestMicroservice | INestApplication;

  const serve = async (module: object) => {
    const strategy = new EventsServer({ transport, queue, inbox: stage.inbox });
    const worker = await NestFactory.createMicroservice(module, { strategy, logger: false });
    app = worker;
    worker.useGlobalFilters(new RethrowFilter());
    await worker.listen();
  };
  beforeEach(() => {
    seen.length = 0;
    act = async () => undefined;
    transport = stage.open(new InProcessTransport({ logger, retryDelaysMs: [50] }));
  });
  afterEach(() => app.close());

  it('hands the parsed event to the handler of its pattern', async () => {
    await serve(ConsumerModule);
    const event = submitted();
    expect(await transport.publish([event])).toEqual([{ confirmed: true }]);
    await until(() => seen.length > 0);
    expect(seen).toEqual([event]);
  });

  it("retries a handler that fails, and keeps the error's own class as the reason", async () => {
    act = async () => {
      throw new MailboxFull('ann@example.com');
    };
    await serve(ConsumerModule);
    const { id } = submitted();
    await transport.publish([{ ...submitted(), id }]);
    expect(await stage.deadLetters()).toEqual([expect.objectContaining({ id, reason: 'MailboxFull', attempts: 2 })]);
    expect(seen).toHaveLength(2);
  });

  it('waits for the running handler when it closes', async () => {
    let ended = false;
    act = async () => {
      await sleep(500);
      ended = true;
    };
    await serve(ConsumerModule);
    await transport.publish([submitted()]);
    await until(() => seen.length > 0);
    await app.close();
    expect(ended).toBe(true);
  });

  it('starts the providers of an HTTP application that it belongs to once, before its first event', async () => {
    const order: string[] = [];
    const starts = {
      onModuleInit: () => order.push('init'),
      onApplicationBootstrap: () => order.push('bootstrap'),
    };
    act = async () => void order.push('event');
    const module = {
      module: ConsumerModule,
      providers: [
        { provide: Inbox, useValue: stage.inbox },
        { provide: 'starts', useValue: starts },
      ],
    };
    app = await createHttpApp(module, { logger, rows: [] });
    await connectEvents(app, { transport, queue });
    await app.init();
    await transport.publish([submitted()]);
    await until(() => seen.length > 0);
    expect(order).toEqual(['init', 'bootstrap', 'event']);
  });

  it('refuses to start with a handler of an event that does not exist', async () => {
    await expect(serve(DreamerModule)).rejects.toThrow('No such event: intake.application-dreamt.v1');
  });
});
