import { OutboxModule, type EventTransport } from '@blue-peony/messaging';
import type { Logger } from '@blue-peony/service-kit';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { configToken, type GatewayConfig } from '../config.ts';
import { Audit, AuditEntity } from './audit.ts';
import { DeskSettings } from './desk-settings.repository.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { SecretBox } from './keys/secret-box.ts';
import { SigningKeyEntity } from './keys/signing-key.entity.ts';
import { SigningKeysRepository } from './keys/signing-keys.repository.ts';
import { SigningKeys } from './keys/signing-keys.ts';
import { StaffMemberEntity } from './identity/staff.entity.ts';
import { StaffDirectory } from './identity/staff-directory.ts';
import { StaffMails } from './staff-mails.ts';

/** What the process brings: its log and the way for events. */
export type GatewayParts = { logger: Logger; transport: EventTransport };

const entities = [AuditEntity, SigningKeyEntity, StaffMemberEntity];

/** What every feature of the gateway stands on. */
@Global()
@Module({})
export class SharedModule {
  static register(config: GatewayConfig, parts: GatewayParts): DynamicModule {
    const own = [Audit, DeskSettings, RateLimits, SecretBox, SigningKeys, StaffDirectory, StaffMails];
    const settings = { provide: configToken, useValue: config };
    return {
      module: SharedModule,
      imports: [TypeOrmModule.forFeature(entities, 'gateway'), OutboxModule.register(parts)],
      providers: [settings, SigningKeysRepository, ...own],
      exports: [configToken, ...own],
    };
  }
}
