import { Background } from '@blue-peony/service-kit';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Audit, AuditEntity } from './audit.ts';
import { DeskSettings } from './desk-settings.repository.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { SecretBox } from './keys/secret-box.ts';
import { SigningKeyEntity } from './keys/signing-key.entity.ts';
import { SigningKeys } from './keys/signing-keys.ts';
import { StaffMemberEntity } from './identity/staff.entity.ts';
import { StaffMails } from './staff-mails.ts';

const own = [Audit, DeskSettings, RateLimits, SecretBox, SigningKeys, StaffMails];

const entities = [AuditEntity, SigningKeyEntity, StaffMemberEntity];

/** Providers that every feature of the gateway uses. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(entities, 'gateway')],
  providers: [Background, ...own],
  exports: own,
})
export class SharedModule {}
