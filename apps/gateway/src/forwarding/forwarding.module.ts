import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffMemberEntity } from '../shared/identity/staff.entity.ts';
import { Forwarding } from './forwarding.ts';
import { ReadingModule } from '../reading/reading.module.ts';
import { Bodies } from './bodies.ts';
import { ExportLimit } from './export-limit.ts';
import { Hooks } from './hooks.ts';
import { PhotoAccess } from './photo-access.ts';
import { Pools } from './pools.ts';
import { ResendLimit } from './resend-limit.ts';
import { SealNotices } from './seal-notices.ts';
import { StaffNames } from './staff-names.repository.ts';
import { Upstream } from './upstream.ts';

/** Forwards calls to the inner services. */
@Module({})
export class ForwardingModule {
  static register(pools: Pools): DynamicModule {
    return {
      module: ForwardingModule,
      imports: [ReadingModule, TypeOrmModule.forFeature([StaffMemberEntity], 'gateway')],
      providers: [
        Bodies,
        ExportLimit,
        Forwarding,
        Hooks,
        PhotoAccess,
        { provide: Pools, useValue: pools },
        ResendLimit,
        SealNotices,
        StaffNames,
        Upstream,
      ],
    };
  }
}
