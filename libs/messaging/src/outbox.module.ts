import { Global, Module, type DynamicModule, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import { Relay } from './relay.ts';
import type { EventTransport } from './types.ts';

/** A service's outbox, and the relay that publishes it while the service runs. */
@Global()
@Module({})
export class OutboxModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(private readonly relay: Relay) {}

  onApplicationBootstrap() {
    this.relay.start();
  }

  onModuleDestroy() {
    return this.relay.stop();
  }

  static register({ transport, logger }: { transport: EventTransport; logger: Logger }): DynamicModule {
    const relay = {
      provide: Relay,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new Relay({ dataSource, transport, logger }),
    };
    return { module: OutboxModule, providers: [relay], exports: [relay] };
  }
}
