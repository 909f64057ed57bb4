import type { Endpoint } from '@blue-peony/contracts';
import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RowGuard } from '../edge/row.guard.ts';
import { Forwarding, forwardRows } from './forwarding.ts';
import { Bodies } from './bodies.ts';
import { Hooks } from './hooks.ts';
import { Pools } from './pools.ts';
import { Upstream } from './upstream.ts';

const forwardedRows = Symbol('rows of the contract');

@Module({})
export class ForwardingModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    readonly guard: RowGuard,
    readonly forwarding: Forwarding,
    readonly hooks: Hooks,
    @Inject(forwardedRows) private readonly rows: Readonly<Record<string, Endpoint>>,
  ) {}

  onModuleInit(): void {
    forwardRows(this.host.httpAdapter.getInstance(), this.rows, this);
  }

  static register(rows: Readonly<Record<string, Endpoint>>, pools: Pools): DynamicModule {
    return {
      module: ForwardingModule,
      providers: [
        Bodies,
        Forwarding,
        Hooks,
        { provide: Pools, useValue: pools },
        { provide: forwardedRows, useValue: rows },
        Upstream,
      ],
    };
  }
}
