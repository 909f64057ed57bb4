import { Controller, Get, Inject, Module, type DynamicModule, type InjectionToken } from '@nestjs/common';
import { AppError } from './app-error.ts';
import { withTimeLimit } from './time-limit.ts';

/** One thing a service cannot work without: resolves when it answers, rejects when it does not. */
export type HealthCheck = { name: string; check: () => Promise<unknown> };

const checksToken = Symbol('health checks');
const checkTimeoutMs = 2_000;

@Controller()
export class HealthController {
  constructor(@Inject(checksToken) private readonly checks: HealthCheck[]) {}

  /** The process runs; says nothing about what it depends on, so that an outage elsewhere does not restart it. */
  @Get('healthz')
  live() {
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready() {
    const results = await Promise.allSettled(this.checks.map(({ check }) => withTimeLimit(check(), checkTimeoutMs)));
    const failed = this.checks.filter((_, index) => results[index]?.status === 'rejected').map(({ name }) => name);
    if (failed.length > 0) throw new AppError('unavailable', { detail: `Not ready: ${failed.join(', ')}` });
    return { status: 'ready', checks: this.checks.map(({ name }) => name) };
  }
}

@Module({})
export class HealthModule {
  /** Serves `/healthz` and `/readyz`; `inject` names the providers that `checks` is called with. */
  static register(options: {
    inject: InjectionToken[];
    checks: (...dependencies: never[]) => HealthCheck[];
  }): DynamicModule {
    return {
      module: HealthModule,
      controllers: [HealthController],
      providers: [{ provide: checksToken, inject: options.inject, useFactory: options.checks as never }],
    };
  }
}
