import { eventSchemas, type DomainEvent, type EventType } from '@blue-peony/contracts';
import { observe } from '@blue-peony/service-kit';
import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { BaseRpcContext, Server } from '@nestjs/microservices';
import { lastValueFrom, throwError, type Observable } from 'rxjs';
import type { Breaker } from './breaker.ts';
import type { Inbox } from './inbox.ts';
import type { QueueDepth } from './queue-state.ts';
import type { EventTransport } from './types.ts';

export type EventsServerOptions = {
  transport: EventTransport;
  queue: string;
  inbox: Inbox;
  /** Breaker of the dependency that the handlers need besides the database. */
  breaker?: Breaker;
};

/**
 * Connects Nest to the event transport: a custom strategy (`connectMicroservice({ strategy: new EventsServer(…) })`)
 * that subscribes every `@EventPattern` and passes the parsed event to the handlers as `@Payload()`. Register
 * `RethrowFilter` with it. The caller closes the transport.
 */
export class EventsServer extends Server {
  private stopObserving: (() => void) | undefined;
  override readonly propagatesEventHandlerErrors = true;

  constructor(private readonly options: EventsServerOptions) {
    super();
  }

  listen(listening: (error?: unknown) => void): void {
    this.subscribe().then(() => listening(), listening);
  }

  async close(): Promise<void> {
    this.stopObserving?.();
    await this.options.transport.stopConsuming(this.options.queue);
  }

  on(): never {
    throw new Error('This server has no events of its own');
  }

  unwrap(): never {
    throw new Error('The transport is with whoever made this server');
  }

  private async subscribe(): Promise<void> {
    const patterns = [...this.getHandlers().keys()];
    const types = patterns.filter((pattern): pattern is EventType => Object.hasOwn(eventSchemas, pattern));
    const unknown = patterns.filter((pattern) => !Object.hasOwn(eventSchemas, pattern));
    if (unknown.length > 0) throw new Error(`No such event: ${unknown.join(', ')}`);
    const { transport, ...subscription } = this.options;
    await transport.subscribe({ ...subscription, types, handle: (event) => this.handle(event) });
    this.stopObserving = observe(() => this.read());
  }

  private async read() {
    const { transport, queue } = this.options;
    const depth = await transport.depth(queue);
    const reading = (state: keyof QueueDepth) =>
      ({ gauge: 'blue_peony_queue_messages', labels: { queue, state }, value: depth[state] }) as const;
    return [reading('ready'), reading('retrying'), reading('dead')];
  }

  private async handle(event: DomainEvent): Promise<void> {
    const handler = this.getHandlerByPattern(event.type)!;
    const result: unknown = await handler(event, new BaseRpcContext([event.type]));
    await lastValueFrom(this.transformToObservable(result), { defaultValue: undefined });
  }
}

/**
 * Passes a handler's own error on to the transport, which retries. Nest's default filter would replace it with a
 * generic one.
 */
@Catch()
export class RethrowFilter implements RpcExceptionFilter {
  catch(exception: unknown): Observable<never> {
    return throwError(() => exception);
  }
}
