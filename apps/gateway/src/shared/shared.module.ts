import { Outbox, Relay, type EventTransport } from '@blue-peony/messaging';
import type { Logger } from '@blue-peony/service-kit';
import { type DynamicModule, Global, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { configToken, type GatewayConfig } from '../config.ts';
import { Audit } from './audit.ts';
import { DeskSettings } from './desk-settings.repository.ts';
import { RateLimits } from './rate-limits.ts';
import { SecretBox } from './secret-box.ts';
import { SigningKeysRepository } from './signing-keys.repository.ts';
import { SigningKeys } from './signing-keys.ts';
import { StaffDirectory } from './staff-directory.ts';
import { StaffMails } from './staff-mails.ts';
import { Upstream } from './upstream.ts';

/** What the process brings: its log and the way for events. */
export type GatewayParts = { logger: Logger; transport: EventTransport };

/** What every feature of the gateway stands on. */
@Global()
@Module({})
export class SharedModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(private readonly relay: Relay) {}

  onApplicationBootstrap() {
    this.relay.start();
  }

  onModuleDestroy() {
    return this.relay.stop();
  }

  static register(config: GatewayConfig, { logger, transport }: GatewayParts): DynamicModule {
    const relay = {
      provide: Relay,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new Relay({ dataSource, transport, logger }),
    };
    const own = [Audit, DeskSettings, RateLimits, SecretBox, SigningKeys, StaffDirectory, StaffMails, Upstream];
    const settings = { provide: configToken, useValue: config };
    return {
      module: SharedModule,
      providers: [settings, relay, Outbox, SigningKeysRepository, ...own],
      exports: [configToken, ...own],
    };
  }
}
